import cadre from '@comptoir/contract/messages/en/cadre.json';
import erreurs from '@comptoir/contract/messages/en/erreurs.json';
import ui from '@comptoir/contract/messages/en/ui.json';

export default { ui, cadre, erreurs };
