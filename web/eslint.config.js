import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { rule as folders } from "./tools/folders.js";

export default defineConfig(
  globalIgnores(["dist-gallery/", "samples/", "shots/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // TypeScript knows better what there is.
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowNumberAndString: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `table["turn"]` says that the server decides which names there are.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // `||` is for empty strings, too: a seat without a name, a choice without a value.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      // Every index may be undefined (`noUncheckedIndexedAccess`); `!` marks those that cannot be.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `list<string>(table, "dice")` says what the server sends.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // `void state.turn` in an effect names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // State is replaced, never changed in place (`$state.raw`), so that pages can compare by identity.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/require-store-reactive-access": "off", // There are no stores, and this is one of the slowest rules.
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // To ESLint the props of another component are `any`; svelte-check knows their types.
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
    // A fake of something asynchronous may know its answer at once.
    rules: { "@typescript-eslint/require-await": "off" },
  },
  {
    files: ["*.js", "tools/*.{js,mjs}"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
