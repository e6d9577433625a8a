// Writes src/net/wire.ts, the types of the frames, from docs/protocol.schema.json.
//
// npm run wire               write
// npm run wire -- --check    fail if it is out of date
import { readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";

const SCHEMA = new URL("../../docs/protocol.schema.json", import.meta.url);
const FILE = new URL("../src/net/wire.ts", import.meta.url);

const HEAD = `// What goes over the socket of a table. Written by tools/wire.mjs from docs/protocol.schema.json; do not edit.\n`;

/** The name of a definition that is referred to. */
const nameOf = (ref) => ref.replace("#/$defs/", "");

/** A schema as a type. Bounds of texts and numbers are the server's to check. */
function typeOf(schema) {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return `(${typeOf(schema.items)})[]`;
    case "object":
      return `Record<string, ${schema.additionalProperties ? typeOf(schema.additionalProperties) : "unknown"}>`;
  }
  if (Object.keys(schema).length === 0) return "unknown";
  throw new Error(`no type for ${JSON.stringify(schema)}`);
}

/** A description as a comment. */
function comment(text) {
  if (!text) return "";
  const lines = text.split("\n").map((line) => line.replace(/^ {4}/, "").trimEnd());
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}

/** `type` first: it tells frames apart. */
const inOrder = (properties) =>
  Object.entries(properties).sort(([a], [b]) => Number(b === "type") - Number(a === "type"));

function structOf(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = inOrder(schema.properties ?? {}).map(
    ([field, type]) => `${comment(type.description)}${field}${required.has(field) ? "" : "?"}: ${typeOf(type)};`,
  );
  return `${comment(schema.description)}export interface ${name} {\n${fields.join("\n")}\n}\n`;
}

function unionOf(name, schema, says) {
  return `${comment(says)}export type ${name} = ${schema.anyOf.map(typeOf).join(" | ")};\n`;
}

async function written() {
  const schema = JSON.parse(await readFile(SCHEMA, "utf8"));
  const defs = Object.entries(schema.$defs).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    HEAD,
    `export const VERSION = ${schema.version};\n`,
    unionOf("AnyFrame", schema.frame, "What a client may send, told apart by `type`."),
    unionOf("AnyAnswer", schema.answer, "What the server may send, told apart by `type`."),
    ...defs.map(([name, def]) => structOf(name, def)),
  ];
  return format(parts.join("\n"), { parser: "typescript", printWidth: 120 });
}

const text = await written();
if (!process.argv.includes("--check")) {
  await writeFile(FILE, text);
} else if (text !== (await readFile(FILE, "utf8").catch(() => ""))) {
  console.error("src/net/wire.ts is out of date: npm run wire");
  process.exit(1);
}
