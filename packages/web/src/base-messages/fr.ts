import cadre from '@comptoir/contract/messages/fr/cadre.json';
import erreurs from '@comptoir/contract/messages/fr/erreurs.json';
import ui from '@comptoir/contract/messages/fr/ui.json';
import type { LocaleMessages } from './locale-messages.ts';

export default {
  base: { ui, cadre, erreurs },
  others: import.meta.glob(
    [
      '../../../contract/messages/fr/*.json',
      '!../../../contract/messages/*/{ui,cadre,erreurs,courrier,documents}.json',
    ],
    { import: 'default' },
  ),
} as LocaleMessages;
