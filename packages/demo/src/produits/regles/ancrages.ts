import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const TROU_GOUJON = { m6: '6', m8: '8', m10: '10', m12: '12', m16: '16', m20: '20' };
const TROU_SCELLEMENT = { m8: '10', m10: '12', m12: '14', m16: '18', m20: '24' };
const AVANT_TROU = { 4: '3', 4.5: '3', 5: '3', 5.5: '4', 6: '4', 8: '5', 10: '6', 12: '8' };

/** Plugs, anchors and what holds timber, pipes and sheets. */
export const REGLES_ANCRAGES = [
  regle(
    'insert-vis',
    ['ecrous-a-sertir', 'inserts-a-bois'],
    ['boulons-tete-hexagonale', 'vis-chc'],
    RAISONS.filetage,
    {
      egal: { 'filetage-metrique': 'filetage-metrique' },
    },
  ),
  regle(
    'collet-foret',
    ['boulons-collet-carre'],
    ['meches-charpente', 'forets-trois-pointes'],
    RAISONS.foret,
    { table: ['filetage-metrique', 'diametre', { m6: '6', m8: '8', m10: '10', m12: '12' }] },
  ),
  regle(
    'cheville-foret',
    ['chevilles-nylon', 'chevilles-a-frapper', 'vis-beton'],
    ['forets-sds-plus'],
    RAISONS.percer,
    {
      egal: { diametre: 'diametre' },
    },
  ),
  regle('goujon-foret', ['goujons-d-ancrage'], ['forets-sds-plus'], RAISONS.foret, {
    table: ['filetage-metrique', 'diametre', TROU_GOUJON],
  }),
  regle(
    'tige-resine',
    ['tiges-filetees'],
    ['resines-de-scellement', 'resines-scellement'],
    texte('pour la sceller', 'to anchor it', 'para el anclaje químico'),
  ),
  regle('scellement-foret', ['tiges-scellement'], ['forets-sds-plus'], RAISONS.foret, {
    table: ['filetage-tige', 'diametre', TROU_SCELLEMENT],
  }),
  regle(
    'cheville-vis',
    ['chevilles-nylon'],
    ['vis-agglo-panneau'],
    texte('vis pour Ø {valeur}', 'screw for Ø {valeur}', 'tornillo para Ø {valeur}'),
    {
      table: ['diametre', 'diametre', { 5: '3.5', 6: '4.5', 8: '5', 10: '6' }],
    },
  ),
  regle(
    'piton-cheville',
    ['pitons-a-visser', 'crochets-a-visser'],
    ['chevilles-nylon'],
    texte('cheville pour Ø {valeur}', 'plug for Ø {valeur}', 'taco para Ø {valeur}'),
    { table: ['diametre', 'diametre', { 3: '5', 4: '6', 5: '8', 6: '10', 8: '12' }] },
  ),
  regle(
    'patte-cheville',
    ['pattes-a-vis'],
    ['chevilles-nylon'],
    texte('cheville pour {valeur}', 'plug for {valeur}', 'taco para {valeur}'),
    { table: ['filetage-metrique', 'diametre', { m6: '8', m8: '10', m10: '14' }] },
  ),
  regle(
    'creux-visseuse',
    ['chevilles-corps-creux', 'vis-plaque-de-platre'],
    ['visseuses-plaque-platre'],
    RAISONS.visser,
  ),
  regle(
    'placo-outils',
    ['vis-plaque-de-platre', 'chevilles-corps-creux'],
    ['rabots-plaque', 'couteaux-enduire'],
    texte('pour la plaque de plâtre', 'for plasterboard', 'para la placa de yeso'),
  ),
  regle(
    'vis-avant-trou',
    ['vis-a-bois', 'vis-terrasse-bardage', 'tirefonds', 'vis-charpente'],
    ['forets-trois-pointes'],
    RAISONS.avantTrou,
    {
      table: ['diametre', 'diametre', AVANT_TROU],
    },
  ),
  regle(
    'vis-porte-embout',
    ['visserie'],
    ['porte-embouts-vissage', 'coffrets-embouts'],
    RAISONS.visser,
    {
      si: {
        'empreinte-vis': [
          't10',
          't15',
          't20',
          't25',
          't30',
          't40',
          't50',
          'pz1',
          'pz2',
          'pz3',
          'ph2',
        ],
      },
    },
  ),
  regle(
    'vis-machine',
    ['vis-a-bois', 'vis-terrasse-bardage', 'vis-a-metaux'],
    ['perceuses-visseuses-18v'],
    RAISONS.visser,
  ),
  regle('charpente-chocs', ['vis-charpente'], ['visseuses-a-chocs'], RAISONS.visser),
  regle(
    'ancrage-perforateur',
    [
      'chevilles-nylon',
      'chevilles-a-frapper',
      'ancrages-metalliques',
      'scellement-chimique-fixation',
      'tiges-filetees',
    ],
    ['perforateurs-sds-plus-sans-fil', 'perforateurs-sds-plus-filaires'],
    texte('pour percer le béton', 'to drill concrete', 'para taladrar hormigón'),
  ),
  regle(
    'resine-accessoires',
    ['resines-de-scellement', 'resines-scellement'],
    ['tamis-d-injection', 'tamis-injection', 'tiges-scellement'],
    RAISONS.poser,
  ),
  regle(
    'resine-pistolet',
    ['resines-de-scellement', 'resines-scellement'],
    ['pistolets-mastic'],
    texte('cartouche de {valeur}', 'takes the {valeur} cartridge', 'para el cartucho de {valeur}'),
    { table: ['contenance', 'modele-pistolet', { 300: 'berceau-310' }] },
  ),
  regle(
    'tamis-resine',
    ['tamis-d-injection', 'tamis-injection', 'tiges-scellement'],
    ['resines-de-scellement', 'resines-polyester', 'resines-vinylester'],
    texte('résine à injecter', 'resin to inject', 'resina para inyectar'),
  ),

  regle(
    'connecteur-pointe',
    ['equerres-charpente', 'sabots-charpente', 'feuillards-plaques'],
    ['pointes-ancrage', 'marteaux-coffreur'],
    RAISONS.fixer,
  ),
  regle(
    'connecteur-ancrage',
    ['equerres-charpente', 'sabots-charpente', 'pieds-de-poteau'],
    ['goujons-d-ancrage'],
    texte('sur béton', 'onto concrete', 'sobre hormigón'),
  ),
  regle(
    'connecteur-vis',
    ['equerres-charpente', 'bandes-perforees'],
    ['vis-bois-tete-ronde'],
    RAISONS.fixer,
    { vers: { diametre: ['4.5', '5'], longueur: ['25', '30', '35', '40', '50'] } },
  ),
  regle(
    'poteau-vis',
    ['pieds-de-poteau'],
    ['vis-charpente-tete-disque', 'boulons-collet-carre', 'niveaux'],
    RAISONS.fixer,
  ),
  regle(
    'pointe-marteau',
    ['pointes'],
    ['marteaux', 'pieds-de-biche'],
    texte('pour enfoncer ou arracher', 'to drive or pull', 'para clavar o sacar'),
  ),
  regle(
    'pointe-ancrage-connecteur',
    ['pointes-ancrage'],
    ['equerres-charpente', 'sabots-charpente'],
    RAISONS.completer,
  ),
  regle(
    'bande-cloueur',
    ['clous-bande-34'],
    ['cloueurs-charpente'],
    texte('bande à 34°', '34° strip', 'tira de 34°'),
    {
      vers: { 'angle-bande': ['34'] },
    },
  ),
  regle('bande-gaz', ['clous-bande-34'], ['cartouches-gaz'], RAISONS.consommable),
  regle(
    'bande-protection',
    ['clous-en-bande', 'agrafes-fixation', 'rivets-inserts'],
    ['lunettes-branches', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'insert-pose',
    ['inserts-a-bois'],
    ['perceuses-visseuses-18v', 'colles-vinyliques'],
    RAISONS.poser,
  ),
  regle('finition-cloueur', ['clous-finition'], ['cloueurs-finition'], RAISONS.poser),
  regle(
    'agrafe-bois',
    ['agrafes-fixation', 'clous-finition'],
    ['colles-bois', 'tasseaux-moulures'],
    RAISONS.completer,
  ),
  regle(
    'rivet-foret',
    ['rivets-aveugles'],
    ['forets-hss-meules', 'forets-hss-cobalt'],
    RAISONS.diametre,
    {
      table: ['diametre', 'diametre', { 3.2: '3.3', 4: '4.2', 4.8: '5' }],
    },
  ),
  regle(
    'rivet-perceuse',
    ['rivets-aveugles', 'ecrous-a-sertir', 'supportage', 'colliers-support-tube'],
    ['perceuses-visseuses-18v', 'coffrets-forets'],
    RAISONS.poser,
  ),
  regle(
    'collier-tige',
    ['colliers-isophoniques-fixation', 'rails-supportage'],
    ['tiges-filetees', 'pattes-a-vis', 'ecrous-hexagonaux'],
    texte('suspension M8', 'M8 hanger', 'suspensión M8'),
    {
      vers: { 'filetage-metrique': ['m8'] },
    },
  ),
  regle('patte-collier', ['pattes-a-vis'], ['colliers-isophoniques-fixation'], RAISONS.filetage, {
    egal: { 'filetage-metrique': 'filetage-metrique' },
  }),
  regle(
    'rail-collier',
    ['rails-supportage', 'bandes-perforees'],
    ['colliers-isophoniques-fixation'],
    RAISONS.poser,
  ),
  regle(
    'serrage-outil',
    ['colliers-de-serrage-inox'],
    ['tournevis-mecanicien', 'pinces-multiprises', 'jeux-tournevis'],
    RAISONS.poser,
  ),
  regle(
    'lien-coupe',
    ['colliers-nylon-fixation'],
    ['pinces-coupantes', 'gaines-icta', 'goulottes'],
    RAISONS.poser,
  ),
  regle(
    'piton-maillon',
    ['pitons-a-visser', 'crochets-a-visser', 'chaines-coupe'],
    ['maillons-rapides'],
    RAISONS.diametre,
    { egal: { diametre: 'diametre' } },
  ),
  regle(
    'piton-chaine',
    ['pitons-a-visser', 'crochets-a-visser', 'maillons-rapides'],
    ['chaines-coupe'],
    RAISONS.diametre,
    { egal: { diametre: 'diametre' } },
  ),
  regle(
    'piton-pose',
    ['pitons-a-visser', 'crochets-a-visser'],
    ['perceuses-visseuses-18v', 'pinces-multiprises'],
    RAISONS.poser,
  ),
  regle('maillon-piton', ['maillons-rapides'], ['pitons-a-visser'], RAISONS.diametre, {
    egal: { diametre: 'diametre' },
  }),
  regle(
    'maillon-levage',
    ['maillons-rapides'],
    ['gants-enduits-nitrile', 'cles-mixtes'],
    RAISONS.completer,
  ),

  regle(
    'goujon-soufflage',
    ['ancrages-metalliques', 'scellement-chimique-fixation'],
    ['masques-jetables-pliables', 'lunettes-branches'],
    RAISONS.porter,
  ),
];
