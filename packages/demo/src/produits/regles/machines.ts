import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const PAR_DEUX = texte(
  'marche avec deux batteries 18 V',
  'runs on two 18 V batteries',
  'funciona con dos baterías de 18 V',
);

/** Batteries first, then what a machine turns. */
export const REGLES_MACHINES = [
  regle(
    'machine-batterie',
    ['electroportatif', 'pistolets-mastic'],
    ['batteries-outillage'],
    RAISONS.batterie,
    {
      egal: { tension: 'tension' },
      memeMarque: true,
    },
  ),
  regle('machine-deux-batteries', ['electroportatif'], ['batteries-outillage'], PAR_DEUX, {
    table: ['tension', 'tension', { 36: '18' }],
    memeMarque: true,
  }),
  regle('machine-chargeur', ['electroportatif'], ['chargeurs-outillage'], RAISONS.chargeur, {
    egal: { tension: 'tension' },
    si: { pack: ['nue'] },
    memeMarque: true,
  }),
  regle('machine-36-chargeur', ['electroportatif'], ['chargeurs-outillage'], RAISONS.chargeur, {
    table: ['tension', 'tension', { 36: '18' }],
    si: { pack: ['nue'] },
    memeMarque: true,
  }),
  regle(
    'batterie-chargeur',
    ['batteries-outillage'],
    ['chargeurs-outillage'],
    texte('recharge le {valeur}', 'charges {valeur}', 'carga {valeur}'),
    {
      egal: { tension: 'tension' },
      memeMarque: true,
    },
  ),
  regle(
    'batterie-machine',
    ['batteries-outillage', 'chargeurs-outillage'],
    [
      'perceuses-visseuses-sans-fil',
      'visseuses-a-chocs',
      'perforateurs-sds-plus-sans-fil',
      'meuleuses-sans-fil',
    ],
    RAISONS.batterie,
    {
      egal: { tension: 'tension' },
      vers: { 'source-energie': ['batterie'] },
      memeMarque: true,
    },
  ),
  regle('batterie-rangement', ['batteries-chargeurs'], ['coffrets-empilables'], RAISONS.ranger),
  regle(
    'perceuse-embouts',
    ['perceuses-visseuses-sans-fil', 'visseuses-a-chocs', 'visseuses-plaque-platre'],
    ['coffrets-embouts', 'porte-embouts-vissage'],
    RAISONS.visser,
  ),
  regle(
    'perceuse-forets',
    ['perceuses-visseuses-sans-fil', 'perceuses-filaires'],
    ['coffrets-forets', 'forets-trois-pointes'],
    texte('pour percer bois et métal', 'to drill wood and metal', 'para taladrar madera y metal'),
  ),
  regle(
    'chocs-embouts',
    ['visseuses-a-chocs', 'visseuses-plaque-platre'],
    ['embouts-50'],
    texte('embouts 6 pans 1/4″', '1/4″ hex bits', 'puntas hexagonales 1/4″'),
  ),
  regle('plaque-vis', ['visseuses-plaque-platre'], ['vis-placo-boite'], RAISONS.consommable),
  regle(
    'malaxeur-seau',
    ['malaxeurs'],
    ['seaux-auges', 'auges-seaux', 'masques-jetables-pliables', 'gants-enduits-latex'],
    texte('pour gâcher', 'to mix in', 'para amasar'),
  ),
  regle(
    'boulonneuse-douille',
    ['boulonneuses-a-chocs'],
    ['douilles'],
    texte('même carré {valeur}', 'same {valeur}', 'mismo cuadrado {valeur}'),
    {
      table: ['emmanchement', 'carre-conducteur', { 'carre-12': '12', 'carre-38': '38' }],
      vers: { 'type-douille': ['impact'] },
    },
  ),
  regle(
    'boulonneuse-boulons',
    ['boulonneuses-a-chocs'],
    ['cles-dynamometriques', 'gants-enduits-nitrile'],
    RAISONS.completer,
  ),
  regle(
    'perforateur-plus',
    ['perforateurs-sds-plus'],
    ['forets-sds-plus', 'burins-sds-plus'],
    texte('même emmanchement {valeur}', 'same {valeur} holder', 'mismo portaútiles {valeur}'),
    {
      egal: { emmanchement: 'attachement-outil' },
    },
  ),
  regle(
    'perforateur-max',
    ['perforateurs-sds-max'],
    ['forets-sds-max', 'burins-sds-max'],
    texte('même emmanchement {valeur}', 'same {valeur} holder', 'mismo portaútiles {valeur}'),
    {
      egal: { emmanchement: 'attachement-outil' },
    },
  ),
  regle(
    'burineur-burin',
    ['burineurs'],
    ['burins-sds-max'],
    texte('même emmanchement {valeur}', 'same {valeur} holder', 'mismo portaútiles {valeur}'),
    {
      egal: { emmanchement: 'attachement-outil' },
    },
  ),
  regle(
    'foret-perforateur',
    ['forets-beton', 'burins-pics'],
    ['perforateurs-sds-plus', 'perforateurs-sds-max', 'burineurs'],
    texte('même emmanchement {valeur}', 'same {valeur} holder', 'mismo portaútiles {valeur}'),
    {
      egal: { 'attachement-outil': 'emmanchement' },
    },
  ),
  regle(
    'circulaire-lame',
    ['scies-electroportatives'],
    ['lames-circulaires-bois', 'lames-circulaires-metal'],
    texte('lame Ø {valeur}', 'Ø {valeur} blade', 'hoja Ø {valeur}'),
    {
      egal: { 'diametre-disque': 'diametre' },
    },
  ),
  regle(
    'scie-rail',
    [
      'scies-plongeantes-machines',
      'defonceuses',
      'scies-circulaires-sans-fil',
      'scies-circulaires-filaires',
    ],
    ['rails-guidage'],
    RAISONS.couper,
    { memeMarque: true },
  ),
  regle(
    'rail-scie',
    ['rails-guidage'],
    ['scies-plongeantes-machines', 'scies-circulaires-sans-fil', 'defonceuses'],
    RAISONS.completer,
    { memeMarque: true },
  ),
  regle(
    'rail-lame',
    ['rails-guidage'],
    ['serre-joints-une-main', 'lames-circulaires-bois', 'metres-poche'],
    RAISONS.completer,
  ),
  regle('sauteuse-lame', ['scies-sauteuses'], ['lames-sauteuse'], RAISONS.consommable),
  regle('sabre-lame', ['scies-sabres'], ['lames-sabre'], RAISONS.consommable),
  regle(
    'excentrique-disque',
    ['ponceuses-excentriques'],
    ['disques-abrasifs-excentrique'],
    texte('disque Ø {valeur}', 'Ø {valeur} disc', 'disco Ø {valeur}'),
    {
      egal: { 'diametre-disque': 'diametre' },
    },
  ),
  regle(
    'girafe-disque',
    ['ponceuses-murs-plafonds'],
    ['disques-abrasifs-platre'],
    texte('disque Ø {valeur}', 'Ø {valeur} disc', 'disco Ø {valeur}'),
    {
      egal: { 'diametre-disque': 'diametre' },
    },
  ),
];
