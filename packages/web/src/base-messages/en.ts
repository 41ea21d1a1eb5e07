import cadre from '@comptoir/contract/messages/en/cadre.json';
import erreurs from '@comptoir/contract/messages/en/erreurs.json';
import ui from '@comptoir/contract/messages/en/ui.json';
import type { LocaleMessages } from './locale-messages.ts';

export default {
  base: { ui, cadre, erreurs },
  others: import.meta.glob(
    [
      '../../../contract/messages/en/*.json',
      '!../../../contract/messages/*/{ui,cadre,erreurs,courrier,documents}.json',
    ],
    { import: 'default' },
  ),
} as LocaleMessages;
