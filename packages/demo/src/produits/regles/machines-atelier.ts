import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

/** What sands, nails, blows and cuts, and what one wears for it. */
export const REGLES_ATELIER = [
  regle(
    'bande-abrasif',
    ['ponceuses-a-bande'],
    ['bandes-abrasives'],
    texte('bande de {valeur}', '{valeur} belt', 'banda de {valeur}'),
    {
      egal: { largeur: 'largeur', longueur: 'longueur' },
    },
  ),
  regle(
    'defonceuse-fraise',
    ['defonceuses'],
    ['fraises-defonceuse'],
    texte('queue pour {valeur}', 'shank for {valeur}', 'mango para {valeur}'),
    {
      table: ['emmanchement', 'queue-fraise', { 'pince-8': '8', 'pince-12': '12' }],
    },
  ),
  regle(
    'meuleuse-disque',
    ['meuleuses-angulaires'],
    [
      'disques-a-tronconner',
      'disques-a-ebarber',
      'disques-a-lamelles',
      'disques-diamant-materiaux',
    ],
    texte('disque Ø {valeur}', 'Ø {valeur} disc', 'disco Ø {valeur}'),
    {
      egal: { 'diametre-disque': 'diametre' },
    },
  ),
  regle(
    'meuleuse-brosse',
    ['meuleuses-angulaires'],
    ['brosses-coupe'],
    texte('même filetage M14', 'same M14 thread', 'misma rosca M14'),
    {
      egal: { emmanchement: 'attachement-outil' },
    },
  ),
  regle(
    'poussiere-aspirateur',
    [
      'scies-circulaires-sans-fil',
      'scies-circulaires-filaires',
      'scies-plongeantes-machines',
      'scies-sauteuses',
      'scies-sabres',
      'scies-a-onglet',
      'outils-multifonctions',
      'ponceuses',
      'rabots-electriques',
      'defonceuses',
      'perforateurs-burineurs',
    ],
    ['aspirateurs-eau-poussiere'],
    RAISONS.aspirer,
  ),
  regle(
    'aspirateur-sac',
    ['aspirateurs-eau-poussiere'],
    ['sacs-filtres-aspirateur'],
    texte('sac pour cuve de {valeur}', 'bag for {valeur} tank', 'bolsa para depósito de {valeur}'),
    {
      egal: { 'volume-cuve': 'volume-cuve', 'classe-poussiere': 'classe-poussiere' },
    },
  ),
  regle(
    'sac-aspirateur',
    ['sacs-filtres-aspirateur'],
    ['aspirateurs-eau-poussiere'],
    texte('cuve de {valeur}', '{valeur} tank', 'depósito de {valeur}'),
    {
      egal: { 'volume-cuve': 'volume-cuve', 'classe-poussiere': 'classe-poussiere' },
    },
  ),
  regle(
    'aspirateur-machine',
    ['aspirateurs-chantier'],
    ['ponceuses-excentriques', 'ponceuses-murs-plafonds', 'scies-plongeantes-machines'],
    texte('s’y raccorde', 'connects to it', 'se conecta a ello'),
  ),
  regle(
    'aspirateur-sacs-gravats',
    ['aspirateurs-chantier'],
    ['sacs-dechets', 'masques-jetables-pliables', 'balais-raclettes'],
    RAISONS.nettoyer,
  ),
  regle(
    'cloueur-clous',
    ['cloueurs-charpente'],
    ['clous-bande-34'],
    texte('bande à 34°', '34° strip', 'tira de 34°'),
    {
      si: { 'angle-bande': ['34'] },
    },
  ),
  regle('cloueur-gaz', ['cloueurs-charpente'], ['cartouches-gaz'], RAISONS.consommable, {
    si: { 'source-energie': ['gaz'] },
  }),
  regle('gaz-cloueur', ['cartouches-gaz'], ['cloueurs-charpente'], RAISONS.completer, {
    vers: { 'source-energie': ['gaz'] },
  }),
  regle(
    'gaz-clous',
    ['cartouches-gaz'],
    ['clous-bande-34', 'lunettes-branches'],
    RAISONS.completer,
  ),
  regle('finition-clous', ['cloueurs-finition'], ['clous-finition'], RAISONS.consommable),
  regle(
    'air-compresseur',
    ['cloueurs-charpente', 'agrafeuses-pneumatiques'],
    ['compresseurs', 'tuyaux-air'],
    RAISONS.alimenter,
    {
      si: { 'source-energie': ['pneumatique'] },
    },
  ),
  regle(
    'compresseur-outils',
    ['compresseurs', 'tuyaux-air'],
    ['tuyaux-air', 'compresseurs', 'agrafeuses-pneumatiques', 'cloueurs-charpente'],
    RAISONS.completer,
    {},
  ),
  regle(
    'air-protection',
    ['cloueurs-agrafeuses', 'compresseurs', 'tuyaux-air'],
    ['lunettes-branches', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'laser-piles',
    ['niveaux-laser', 'telemetres'],
    ['piles'],
    texte('fonctionne à piles', 'runs on batteries', 'funciona con pilas'),
    { si: { 'source-energie': ['piles'] } },
  ),
  regle(
    'laser-mesure',
    ['niveaux-laser', 'telemetres'],
    ['metres-poche', 'crayons-marqueurs', 'niveaux'],
    RAISONS.mesurer,
  ),
  regle(
    'groupe-rallonge',
    ['groupes-electrogenes', 'compresseurs'],
    ['rallonges', 'enrouleurs-electriques', 'casques-antibruit-passifs'],
    RAISONS.completer,
  ),
  regle(
    'filaire-rallonge',
    ['electroportatif', 'betonnieres', 'palans-electriques'],
    ['rallonges', 'enrouleurs-electriques'],
    RAISONS.alimenter,
    {
      si: { tension: ['230'] },
    },
  ),
  regle(
    'tronconneuse-tenue',
    ['tronconneuses'],
    [
      'pantalons-tronconneuse',
      'casques-chantier',
      'ecrans-faciaux',
      'casques-antibruit-passifs',
      'gants-cuir',
      'chaussures-hautes-s3',
    ],
    RAISONS.porter,
  ),
  regle(
    'tronconneuse-chaine',
    ['tronconneuses', 'taille-haies'],
    ['lubrifiants-aerosol'],
    texte('pour la chaîne et les lames', 'for chain and blades', 'para la cadena y las cuchillas'),
  ),
  regle(
    'jardin-tenue',
    ['debroussailleuses', 'taille-haies', 'souffleurs'],
    ['lunettes-branches', 'casques-antibruit-passifs', 'gants-cuir', 'ecrans-faciaux'],
    RAISONS.porter,
  ),
  regle(
    'machine-protection',
    [
      'perceuses-visseuses',
      'visseuses-chocs-boulonneuses',
      'perforateurs-burineurs',
      'scies-circulaires-sans-fil',
      'scies-circulaires-filaires',
      'scies-plongeantes-machines',
      'scies-sauteuses',
      'scies-sabres',
      'scies-a-onglet',
      'outils-multifonctions',
      'ponceuses-rabots',
      'meuleuses',
    ],
    ['lunettes-branches', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'machine-masque',
    [
      'perforateurs-burineurs',
      'scies-circulaires-sans-fil',
      'scies-circulaires-filaires',
      'scies-plongeantes-machines',
      'scies-sauteuses',
      'scies-sabres',
      'scies-a-onglet',
      'outils-multifonctions',
      'ponceuses-rabots',
      'meuleuses',
      'malaxeurs',
    ],
    ['masques-jetables-pliables'],
    texte('contre la poussière', 'against dust', 'contra el polvo'),
  ),
];
