import cadre from '@comptoir/contract/messages/fr/cadre.json';
import ui from '@comptoir/contract/messages/fr/ui.json';
import type { LocaleMessages } from './locale-messages.ts';

export default {
  base: { ui, cadre },
  others: import.meta.glob(
    [
      '../../../contract/messages/fr/*.json',
      '!../../../contract/messages/*/{ui,cadre,courrier,documents}.json',
    ],
    { import: 'default' },
  ),
} as LocaleMessages;
