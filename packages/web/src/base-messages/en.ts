import cadre from '@comptoir/contract/messages/en/cadre.json';
import ui from '@comptoir/contract/messages/en/ui.json';
import type { LocaleMessages } from './locale-messages.ts';

export default {
  base: { ui, cadre },
  others: import.meta.glob(
    [
      '../../../contract/messages/en/*.json',
      '!../../../contract/messages/*/{ui,cadre,courrier,documents}.json',
    ],
    { import: 'default' },
  ),
} as LocaleMessages;
