import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Shows which lines are those of the selected widget. */
export const showPlace = StateEffect.define<{ readonly from: number; readonly to: number } | undefined>();

const line = Decoration.line({ class: 'st-place' });

export const placeField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    let next = shown.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(showPlace)) {
        const { doc } = transaction.state;
        const ranges = [];
        if (effect.value) {
          const last = doc.lineAt(Math.min(effect.value.to, doc.length)).number;
          for (
            let number = doc.lineAt(Math.min(effect.value.from, doc.length)).number;
            number <= last;
            number += 1
          )
            ranges.push(line.range(doc.line(number).from));
        }
        next = Decoration.set(ranges);
      }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
