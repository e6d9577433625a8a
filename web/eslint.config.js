import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { rule as folders } from "./tools/folders.js";

export default defineConfig(
  globalIgnores(["dist-gallery/", "dist-static/", "samples/", "screenshots/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // TypeScript checks this itself.
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `table["turn"]` marks names that the server defines.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // `||` also replaces empty strings, such as missing names.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      // `noUncheckedIndexedAccess` makes every index optional; `!` marks those that always exist.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `list<string>(table, "dice")` states the type of data from the server.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // `void state.turn` in an effect names a dependency.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // State is replaced, never mutated (`$state.raw`), so components can compare by identity.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/require-store-reactive-access": "off", // The page uses no stores, and this rule is slow.
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // ESLint sees the props of components as `any`; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    plugins: { page: { rules: { folders } } },
    rules: { "page/folders": "error" },
  },
  {
    files: ["**/*.test.ts"],
    // Fakes of asynchronous functions need not await anything.
    rules: { "@typescript-eslint/require-await": "off" },
  },
  {
    files: ["*.js", "tools/*.{js,mjs}"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
