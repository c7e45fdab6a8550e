import type { Schema } from '../../src/document/schema.ts';

/** One part of what a tool answers. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string };

/** Values for the arguments that a tool names; checked against `inputSchema` before it runs. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The calling agent. */
export interface Caller {
  /** The name that the agent gave itself. */
  readonly name: string;
}

/** The schema of a tool's arguments; it takes no others. */
export function argumentsOf(required: string[], properties: NonNullable<Schema['properties']>): Schema {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

export const PAGE_ARGUMENT: Schema = { type: 'string', description: 'The slug.' };

/** Something that agents may do. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema;
  /** It changes a file of the site. */
  readonly writes?: boolean;
  run(given: Arguments, caller: Caller): Promise<readonly Content[]>;
}

/** The request of an agent is not possible; the message gives the reason and an alternative. */
export class ToolError extends Error {}

export function text(...lines: readonly string[]): readonly Content[] {
  return [{ type: 'text', text: lines.filter((line) => line !== '').join('\n') }];
}
