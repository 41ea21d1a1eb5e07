import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const CHANT = { 16: '23', 18: '23', 19: '23', 22: '23', 25: '43', 38: '43' };
const CHANT_COLLE = { 16: '22', 18: '22', 19: '22', 22: '44', 25: '44', 38: '44' };

/** Boards, edgings, worktops and floors. */
export const REGLES_PANNEAUX = [
  regle('panneau-chant', ['melamines', 'plans-stratifies'], ['chants-abs'], RAISONS.decor, {
    egal: { 'decor-panneau': 'decor-panneau' },
    table: ['epaisseur', 'largeur', CHANT],
  }),
  regle(
    'panneau-chant-colle',
    ['melamines', 'plans-stratifies'],
    ['chants-thermocollants'],
    RAISONS.decor,
    { egal: { 'decor-panneau': 'decor-panneau' }, table: ['epaisseur', 'largeur', CHANT_COLLE] },
  ),
  regle(
    'chant-panneau',
    ['chants-abs', 'chants-thermocollants'],
    ['melamines-unis', 'melamines-decor-bois', 'feuilles-stratifiees'],
    RAISONS.decor,
    { egal: { 'decor-panneau': 'decor-panneau' } },
  ),
  regle(
    'chant-pose',
    ['chants'],
    ['fraises-affleurage', 'cutters', 'limes-rapes'],
    texte('pour affleurer', 'to trim it flush', 'para enrasar'),
  ),
  regle('chant-colle', ['chants-abs', 'chants-bois'], ['colles-contact'], RAISONS.coller),
  regle(
    'tablette-pose',
    ['tablettes'],
    ['taquets-etagere', 'vis-bois-tete-fraisee', 'niveaux'],
    RAISONS.poser,
  ),
  regle(
    'chant-essence',
    ['plans-bois-massif', 'panneaux-lamelles-colles', 'tasseaux-moulures', 'parquets-contrecolles'],
    ['chants-bois', 'tasseaux-rabotes', 'plinthes', 'quarts-de-rond'],
    texte('même essence, {valeur}', 'same wood, {valeur}', 'misma madera, {valeur}'),
    {
      egal: { essence: 'essence' },
    },
  ),
  regle(
    'chant-bois-panneau',
    ['chants-bois'],
    ['plans-bois-massif', 'panneaux-lamelles-colles'],
    texte('même essence, {valeur}', 'same wood, {valeur}', 'misma madera, {valeur}'),
    {
      egal: { essence: 'essence' },
    },
  ),
  regle(
    'stratifie-support',
    ['feuilles-stratifiees'],
    ['mdf-bruts', 'colles-contact', 'fraises-affleurage'],
    RAISONS.coller,
  ),

  regle(
    'plan-huile',
    ['plans-bois-massif'],
    ['huiles-bois'],
    texte('trois couches d’huile', 'three coats of oil', 'tres manos de aceite'),
  ),
  regle(
    'plan-pose',
    ['plans-de-travail'],
    ['silicone-sanitaire', 'scies-plongeantes-machines', 'lames-sauteuse'],
    RAISONS.poser,
  ),
  regle(
    'bois-finition',
    ['panneaux-lamelles-colles', 'tasseaux-rabotes', 'contreplaques-interieur', 'chants-bois'],
    ['huiles-bois', 'eponges-abrasives', 'colles-vinyliques'],
    RAISONS.finir,
  ),
  regle(
    'exterieur-lasure',
    ['contreplaques-okoume'],
    ['lasures'],
    texte('pour l’extérieur', 'for outdoors', 'para exteriores'),
  ),
  regle(
    'exterieur-vis',
    ['contreplaques-exterieur', 'osb'],
    ['vis-bois-inox', 'mastics-polyurethane'],
    texte('pour l’extérieur', 'for outdoors', 'para exteriores'),
  ),
  regle(
    'panneau-assemblage',
    ['melamines', 'mdf-agglomeres', 'contreplaques'],
    ['vis-bois-tete-fraisee', 'colles-vinyliques'],
    texte('pour l’assemblage', 'to join it', 'para el ensamblaje'),
  ),
  regle(
    'panneau-excentrique',
    ['melamines-agglomere'],
    ['ferrures-excentriques'],
    texte('pour un panneau de {valeur}', 'for a {valeur} panel', 'para un tablero de {valeur}'),
    { egal: { epaisseur: 'panneau-meuble' } },
  ),
  regle(
    'panneau-coupe',
    ['melamines', 'stratifies', 'contreplaques', 'mdf-agglomeres'],
    ['lames-circulaires-bois', 'scies-plongeantes-machines'],
    RAISONS.couper,
  ),
  regle('compact-fixation', ['compacts'], ['mastics-hybrides', 'coffrets-forets'], RAISONS.poser),
  regle(
    'moulure-pose',
    ['tasseaux-moulures'],
    ['colles-fixation', 'clous-finition', 'mastics-acryliques', 'scies-a-onglet'],
    RAISONS.poser,
  ),
  regle(
    'profile-pose',
    ['profiles-finitions'],
    ['scies-metaux', 'colles-fixation', 'limes-rapes', 'lames-circulaires-metal'],
    RAISONS.poser,
  ),
  regle(
    'parquet',
    ['parquets-contrecolles', 'sols-stratifies'],
    ['sous-couches', 'barres-de-seuil', 'plinthes', 'genouilleres-sangles'],
    RAISONS.poser,
  ),
  regle(
    'sous-couche',
    ['sous-couches'],
    ['parquets-contrecolles', 'sols-stratifies', 'cutters', 'rubans-aluminium'],
    RAISONS.poser,
  ),
];
