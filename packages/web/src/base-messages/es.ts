import cadre from '@comptoir/contract/messages/es/cadre.json';
import erreurs from '@comptoir/contract/messages/es/erreurs.json';
import ui from '@comptoir/contract/messages/es/ui.json';

export default { ui, cadre, erreurs };
