import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const SUR_LE_METAL = texte('pour le métal', 'for metal', 'para el metal');

/** From what wears out to the machine it fits. */
export const REGLES_CONSOMMABLES = [
  regle(
    'embout-porte',
    ['embouts-vissage', 'douilles-magnetiques'],
    ['porte-embouts-vissage', 'coffrets-embouts', 'perceuses-visseuses-18v'],
    RAISONS.visser,
  ),
  regle(
    'porte-embout',
    ['porte-embouts-vissage', 'coffrets-embouts'],
    ['embouts-25', 'embouts-50', 'perceuses-visseuses-18v', 'visseuses-a-chocs'],
    RAISONS.visser,
  ),
  regle(
    'embout-vis',
    ['embouts-vissage'],
    ['vis-bois-tete-fraisee', 'vis-placo-boite', 'vis-terrasse'],
    RAISONS.empreinte,
    {
      egal: { 'empreinte-embout': 'empreinte-vis' },
    },
  ),
  regle(
    'douille-vis',
    ['douilles-magnetiques'],
    ['vis-autoforeuses-hexagonales'],
    texte('tête de {valeur}', '{valeur} head', 'cabeza de {valeur}'),
    {
      table: ['cote-sur-plats', 'diametre', { 7: '4.2', 8: '4.8', 10: '6.3' }],
    },
  ),

  regle(
    'foret-coffret',
    ['forets-metal'],
    ['coffrets-forets', 'degrippants', 'perceuses-visseuses-18v', 'lunettes-branches'],
    SUR_LE_METAL,
  ),
  regle(
    'coffret-perceuse',
    ['coffrets-forets', 'forets-bois', 'meches-a-faconner', 'scies-cloches-bimetal'],
    ['perceuses-visseuses-18v', 'perceuses-percussion-filaires'],
    texte('pour percer', 'to drill with it', 'para taladrar'),
  ),
  regle(
    'arbre-perceuse',
    ['arbres-porte-scie'],
    ['perceuses-visseuses-18v', 'perceuses-percussion-filaires'],
    texte('pour percer', 'to drill with it', 'para taladrar'),
    { si: { 'attachement-outil': ['hexagonal', 'hexagonal-11'] } },
  ),
  regle(
    'arbre-perforateur',
    ['arbres-porte-scie'],
    ['perforateurs-sds-plus'],
    texte('même emmanchement {valeur}', 'same {valeur} holder', 'mismo portaútiles {valeur}'),
    { egal: { 'attachement-outil': 'emmanchement' } },
  ),
  regle(
    'foret-bois',
    ['forets-bois', 'meches-a-faconner'],
    ['crayons-marqueurs', 'serre-joints-une-main', 'equerres'],
    RAISONS.mesurer,
  ),
  regle(
    'mitre-charniere',
    ['meches-a-faconner'],
    ['charnieres-a-boitier'],
    texte('boîtier Ø {valeur}', 'Ø {valeur} cup', 'cazoleta Ø {valeur}'),
    {
      egal: { diametre: 'diametre' },
    },
  ),
  regle(
    'sds-cheville',
    ['forets-sds-plus'],
    ['chevilles-multi-materiaux', 'chevilles-a-frapper', 'vis-beton'],
    RAISONS.diametre,
    {
      egal: { diametre: 'diametre' },
    },
  ),
  regle(
    'sds-protection',
    ['forets-beton', 'burins-pics', 'disques-diamant', 'trepans-diamant'],
    ['lunettes-branches', 'masques-jetables-pliables', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle('cloche-arbre', ['scies-cloches-bimetal'], ['arbres-porte-scie'], RAISONS.poser),
  regle('arbre-cloche', ['arbres-porte-scie'], ['scies-cloches-bimetal'], RAISONS.completer),
  regle(
    'cloche-boite',
    ['scies-cloches-bimetal', 'trepans-scies-cloches'],
    ['boites-cloison-seche', 'gants-anticoupure'],
    RAISONS.poser,
  ),
  regle(
    'lame-scie',
    ['lames-circulaires', 'disques-abrasifs-excentrique', 'disques-abrasifs-platre'],
    ['scies-circulaires', 'scies-a-onglet', 'ponceuses-excentriques', 'ponceuses-murs-plafonds'],
    texte('machine Ø {valeur}', 'Ø {valeur} machine', 'máquina Ø {valeur}'),
    {
      egal: { diametre: 'diametre-disque' },
    },
  ),
  regle(
    'lame-protection',
    ['lames-de-scie', 'abrasifs', 'fraises-defonceuse'],
    ['lunettes-branches', 'masques-jetables-pliables', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle('sauteuse-machine', ['lames-sauteuse'], ['scies-sauteuses'], RAISONS.completer),
  regle('sabre-machine', ['lames-sabre'], ['scies-sabres'], RAISONS.completer),
  regle(
    'disque-meuleuse',
    ['disques-meuleuse'],
    ['meuleuses-sans-fil', 'meuleuses-filaires'],
    texte('meuleuse Ø {valeur}', 'Ø {valeur} grinder', 'amoladora Ø {valeur}'),
    {
      egal: { diametre: 'diametre-disque' },
    },
  ),
  regle(
    'brosse-meuleuse',
    ['brosses-coupe', 'trepans-diamant-carrelage'],
    ['meuleuses-sans-fil', 'meuleuses-filaires'],
    texte('même filetage M14', 'same M14 thread', 'misma rosca M14'),
    {
      egal: { 'attachement-outil': 'emmanchement' },
    },
  ),
  regle(
    'disque-suite',
    ['disques-a-tronconner', 'disques-a-ebarber'],
    ['disques-a-lamelles'],
    texte('pour finir, Ø {valeur}', 'to finish, Ø {valeur}', 'para acabar, Ø {valeur}'),
    {
      egal: { diametre: 'diametre' },
    },
  ),
  regle(
    'meulage-protection',
    ['disques-meuleuse', 'brosses-metalliques'],
    ['lunettes-masques', 'ecrans-faciaux', 'gants-cuir', 'casques-antibruit-passifs'],
    RAISONS.porter,
  ),
  regle(
    'bande-machine',
    ['bandes-abrasives'],
    ['ponceuses-a-bande'],
    texte('bande de {valeur}', '{valeur} belt', 'banda de {valeur}'),
    {
      egal: { largeur: 'largeur', longueur: 'longueur' },
    },
  ),
  regle(
    'abrasif-finition',
    ['disques-abrasifs-excentrique', 'abrasifs-a-main'],
    ['vitrificateurs', 'lasures', 'aspirateurs-eau-poussiere'],
    RAISONS.finir,
  ),
  regle(
    'fraise-defonceuse',
    ['fraises-defonceuse'],
    ['defonceuses'],
    texte('pince de {valeur}', '{valeur} collet', 'pinza de {valeur}'),
    {
      table: ['queue-fraise', 'emmanchement', { 8: 'pince-8', 12: 'pince-12' }],
    },
  ),
  regle(
    'fraise-serre',
    ['fraises-defonceuse'],
    ['serre-joints-une-main', 'casques-antibruit-passifs'],
    RAISONS.completer,
  ),
];
