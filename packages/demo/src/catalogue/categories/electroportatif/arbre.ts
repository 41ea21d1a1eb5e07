/** Tree of power tools: families by work, then by source of energy or by capacity. */
import { texte, type NoeudDemo } from '../../modele.ts';
import { famillesAir } from './arbre-air.ts';
import { famillesAtelier } from './arbre-atelier.ts';
import { famillesPercage } from './arbre-percage.ts';

export const arbre: NoeudDemo = {
  code: 'electroportatif',
  libelle: texte('Outillage électroportatif', 'Power tools', 'Herramientas eléctricas'),
  intro: texte(
    'Machines filaires et sans fil 12, 18 et 36 V, vendues nues ou avec batteries, suivies dans votre parc avec leur garantie.',
    'Corded and 12, 18 and 36 V cordless tools, body only or in kits, tracked in your fleet with their warranty.',
    'Máquinas con cable y de batería de 12, 18 y 36 V, solas o en kit, registradas en su parque con su garantía.',
  ),
  enfants: [...famillesPercage, ...famillesAtelier, ...famillesAir],
};
