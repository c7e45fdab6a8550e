import { nearest } from '../../../src/lib/nearest.ts';
import { firstSentence } from '../../diagnostics/messages/messages.ts';
import { strictSchema } from '../../generate/strict.ts';
import type { AgentSite } from '../site.ts';
import { argumentsOf, type Tool, ToolError, text } from '../tool.ts';
import { schemaNamed, schemaNames } from '../vocabulary.ts';
import { widgetCard } from '../widget-card.ts';

export function widgetsTool(site: AgentSite): Tool {
  return {
    name: 'widgets',
    title: 'List widgets',
    description: 'All widgets of a page, one per line. "widget" lists the keys of one.',
    inputSchema: argumentsOf([], {}),
    async run() {
      const { model } = await site.open();
      const lines = [...model.widgets].map(
        ([type, { description }]) => `${type}: ${firstSentence(description)}`,
      );
      const parts = schemaNames(model).filter((name) => !model.widgets.has(name));
      return text(...lines, `"widget" also tells the keys of these parts of a page: ${parts.join(', ')}.`);
    },
  };
}

export function widgetTool(site: AgentSite): Tool {
  return {
    name: 'widget',
    title: 'How a widget is written',
    description:
      'The keys of one widget (or of page, project, settings, theme, site-header …), with defaults and examples to copy. With "strict" a JSON Schema for structured output instead: all keys required, null for omitted values; strip the nulls before "edit".',
    inputSchema: argumentsOf(['type'], {
      type: { type: 'string', description: 'The type, such as lead-button.' },
      strict: { type: 'boolean', description: 'Answer with a strict JSON Schema.' },
    }),
    async run({ type, strict = false }) {
      const { model } = await site.open();
      const name = String(type);
      const schema = schemaNamed(model, name);
      if (!schema) {
        const meant = nearest(name, schemaNames(model));
        const hint = meant ? `Did you mean "${meant}"?` : 'The tool "widgets" lists them.';
        throw new ToolError(`There is no widget "${name.slice(0, 80)}". ${hint}`);
      }
      if (strict && !model.widgets.has(name))
        throw new ToolError(`Only widgets have a strict schema, and "${name}" is a part of the page.`);
      return text(strict ? JSON.stringify(strictSchema(name, model)) : widgetCard(name, schema, model));
    },
  };
}
