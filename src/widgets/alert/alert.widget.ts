import type { Alert } from '../../generated/view.types.ts';
import { defineWidget } from '../../renderer/widget.ts';
import { AlertView } from './alert.view.tsx';

export default defineWidget<Alert>({
  type: 'alert',
  hydrate: ({ dismissible, rememberSeconds, id }) => {
    if (!dismissible) return 'never';
    return rememberSeconds > 0 && id ? 'load' : 'interaction';
  },
  send: ({ id, rememberSeconds }) => ({ id, rememberSeconds }),
  View: AlertView,
});
