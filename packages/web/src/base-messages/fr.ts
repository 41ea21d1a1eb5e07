import cadre from '@comptoir/contract/messages/fr/cadre.json';
import erreurs from '@comptoir/contract/messages/fr/erreurs.json';
import ui from '@comptoir/contract/messages/fr/ui.json';

export default { ui, cadre, erreurs };
