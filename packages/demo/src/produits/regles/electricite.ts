import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const MEME_COULEUR = texte(
  'même couleur, {valeur}',
  'same colour, {valeur}',
  'mismo color, {valeur}',
);

/** Cables, boxes, switches and light. */
export const REGLES_ELECTRICITE = [
  regle(
    'cable-disjoncteur',
    ['fils-cablage', 'cables-r2v', 'gaines-prefilees'],
    ['disjoncteurs'],
    texte('protège du {valeur}', 'protects {valeur}', 'protege {valeur}'),
    {
      table: ['section-cable', 'calibre', { 1.5: '16', 2.5: '20', 6: '32' }],
    },
  ),
  regle(
    'disjoncteur-fil',
    ['disjoncteurs'],
    ['fils-rigides'],
    texte('fil pour {valeur}', 'wire for {valeur}', 'hilo para {valeur}'),
    {
      table: ['calibre', 'section-cable', { 10: '1.5', 16: '1.5', 20: '2.5', 32: '6' }],
    },
  ),
  regle(
    'conduit-boite',
    ['cables-fils', 'conduits-goulottes', 'boites-raccordement'],
    ['bornes-connexion', 'boites-derivation', 'pinces-denuder', 'colliers-nylon-fixation'],
    RAISONS.poser,
  ),
  regle(
    'gaine-fil',
    ['conduits'],
    ['fils-rigides', 'tire-fils'],
    texte('à tirer dedans', 'to pull through', 'para pasar dentro'),
  ),
  regle('boite-cloche', ['boites-encastrement'], ['scies-cloches-bimetal'], RAISONS.percer, {
    table: ['diametre', 'diametre', { 67: '68', 85: '86' }],
  }),
  regle(
    'boite-appareillage',
    ['boites-encastrement'],
    ['prises-courant', 'interrupteurs'],
    texte('à monter dedans', 'to mount in it', 'para montar dentro'),
  ),
  regle(
    'appareillage-plaque',
    ['interrupteurs', 'prises-courant', 'plaques-finition'],
    ['plaques-finition', 'interrupteurs', 'prises-courant'],
    MEME_COULEUR,
    { egal: { couleur: 'couleur' }, memeMarque: true },
  ),
  regle(
    'appareillage-boite',
    ['appareillage-encastre'],
    ['boites-cloison-seche', 'fils-rigides', 'tournevis-isoles', 'pinces-denuder'],
    RAISONS.poser,
  ),
  regle(
    'etanche-tube',
    ['appareillage-etanche', 'hublots', 'reglettes-etanches'],
    ['tubes-irl', 'boites-derivation', 'cables-r2v-couronne'],
    RAISONS.poser,
  ),
  regle(
    'tableau',
    ['tableau-protection'],
    [
      'coffrets-modulaires',
      'interrupteurs-differentiels',
      'disjoncteurs',
      'fils-rigides',
      'tournevis-isoles',
    ],
    texte('pour le tableau', 'for the consumer unit', 'para el cuadro'),
  ),
  regle(
    'lampe',
    ['lampes-tubes'],
    ['marchepieds', 'interrupteurs', 'bornes-connexion', 'lampes-frontales'],
    RAISONS.poser,
  ),
  regle(
    'luminaire',
    ['luminaires-interieurs', 'reglettes-etanches'],
    ['bornes-connexion', 'cables-r2v-couronne', 'interrupteurs'],
    RAISONS.poser,
  ),
  regle(
    'projecteur-elec',
    ['projecteurs-chantier'],
    ['enrouleurs-electriques', 'rallonges', 'groupes-electrogenes'],
    RAISONS.alimenter,
  ),
  regle(
    'enrouleur-elec',
    ['enrouleurs-rallonges'],
    ['projecteurs-chantier', 'groupes-electrogenes', 'rallonges', 'enrouleurs-electriques'],
    RAISONS.completer,
  ),
  regle(
    'pile-lampe',
    ['piles'],
    ['lampes-frontales'],
    texte('marche à piles', 'runs on batteries', 'funciona con pilas'),
    { vers: { 'alimentation-lampe': ['piles'] } },
  ),
  regle(
    'pile-laser',
    ['piles'],
    ['telemetres', 'lasers-lignes'],
    texte('marche à piles', 'runs on batteries', 'funciona con pilas'),
    { vers: { 'source-energie': ['piles'] } },
  ),
  regle(
    'lampe-pile',
    ['lampes-frontales'],
    ['piles'],
    texte('marche à piles', 'runs on batteries', 'funciona con pilas'),
    { si: { 'alimentation-lampe': ['piles'] } },
  ),
  regle(
    'frontale-casque',
    ['lampes-frontales'],
    ['casques-chantier', 'casquettes-antiheurt', 'gilets-haute-visibilite'],
    RAISONS.porter,
  ),
  regle(
    'reseau-prise',
    ['courant-faible'],
    ['prises-courant'],
    texte('prise RJ45', 'RJ45 outlet', 'toma RJ45'),
    { vers: { 'fonction-prise': ['rj45-cat-6'] } },
  ),
  regle(
    'reseau-pince',
    ['courant-faible'],
    ['pinces-sertir'],
    texte('sertit le RJ45', 'crimps RJ45', 'engasta RJ45'),
    { vers: { connexion: ['rj45'] } },
  ),
  regle(
    'reseau-gaine',
    ['courant-faible'],
    ['gaines-icta', 'tire-fils', 'boites-cloison-seche'],
    RAISONS.poser,
  ),
];
