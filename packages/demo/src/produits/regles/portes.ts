import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

/** What hangs, locks and closes doors and shutters. */
export const REGLES_PORTES = [
  regle(
    'serrure-fonction',
    ['serrures-larder-bois'],
    ['bequilles'],
    texte('même fonction, {valeur}', 'same function, {valeur}', 'misma función, {valeur}'),
    {
      egal: { 'fonction-porte': 'fonction-porte' },
    },
  ),
  regle(
    'serrure-cylindre',
    ['serrures-larder-bois', 'bequilles'],
    ['cylindres-double-entree', 'cylindres-a-bouton'],
    texte('cylindre à prévoir', 'cylinder to add', 'cilindro por añadir'),
    {
      si: { 'fonction-porte': ['cle-i'] },
    },
  ),
  regle(
    'multipoints-cylindre',
    ['serrures-multipoints'],
    ['cylindres-double-entree', 'cylindres-a-bouton', 'bequilles-sur-plaque'],
    RAISONS.poser,
  ),
  regle(
    'bequille-serrure',
    ['bequilles'],
    ['serrures-larder-bois'],
    texte('même fonction, {valeur}', 'same function, {valeur}', 'misma función, {valeur}'),
    {
      egal: { 'fonction-porte': 'fonction-porte' },
    },
  ),
  regle(
    'cylindre-bequille',
    ['cylindres-double-entree', 'cylindres-a-bouton', 'organigrammes'],
    ['bequilles-sur-plaque', 'bequilles-sur-rosace', 'serrures-larder-bois'],
    texte('fonction clé I', 'euro profile', 'función bombillo'),
    { vers: { 'fonction-porte': ['cle-i'] } },
  ),
  regle(
    'demi-module',
    ['demi-cylindres'],
    ['modules-exterieurs', 'barres-antipanique'],
    RAISONS.completer,
  ),
  regle(
    'porte-quincaillerie',
    ['serrures', 'bequilles', 'paumelles', 'poignees-de-tirage'],
    ['butees-de-porte', 'paumelles-a-lames', 'ferme-portes-bras-compas'],
    texte('pour la même porte', 'for the same door', 'para la misma puerta'),
  ),
  regle(
    'ferme-porte-porte',
    ['ferme-portes', 'butees-de-porte', 'charnieres-de-batiment'],
    ['butees-de-porte', 'bequilles-sur-plaque', 'serrures-larder-bois'],
    texte('pour la même porte', 'for the same door', 'para la misma puerta'),
  ),
  regle(
    'antipanique',
    ['barres-antipanique'],
    ['modules-exterieurs', 'demi-cylindres', 'ferme-portes-bras-compas'],
    RAISONS.completer,
  ),
  regle(
    'module-antipanique',
    ['modules-exterieurs'],
    ['barres-antipanique', 'demi-cylindres', 'ferme-portes-bras-compas'],
    RAISONS.completer,
  ),
  regle('applique-verrou', ['serrures-en-applique'], ['verrous-de-surete'], RAISONS.completer),
  regle(
    'verrou-applique',
    ['verrous-de-surete'],
    ['serrures-applique-verticales'],
    RAISONS.completer,
  ),
  regle(
    'quincaillerie-vis',
    [
      'serrures',
      'paumelles-charnieres',
      'targettes-loquets',
      'verrous-de-surete',
      'pentures',
      'ferme-portes',
      'butees-de-porte',
    ],
    ['vis-bois-tete-fraisee'],
    RAISONS.poser,
    { vers: { diametre: ['3.5', '4', '4.5'], longueur: ['25', '30', '35', '40'] } },
  ),
  regle(
    'quincaillerie-perceuse',
    [
      'serrures',
      'ferme-portes-antipanique',
      'paumelles-charnieres',
      'poignees-de-porte',
      'verrous-de-surete',
      'ferrures-de-volet',
      'portails-coulissants',
    ],
    ['perceuses-visseuses-18v'],
    RAISONS.poser,
  ),
  regle(
    'quincaillerie-graisse',
    [
      'serrures',
      'cylindres-organigrammes',
      'cadenas-verrous',
      'paumelles-charnieres',
      'portail-volet',
    ],
    ['lubrifiants-aerosol', 'degrippants'],
    texte('pour l’entretien', 'for upkeep', 'para el mantenimiento'),
  ),
  regle('cadenas-targette', ['cadenas'], ['targettes-loquets', 'chaines-coupe'], RAISONS.completer),
  regle('targette-cadenas', ['targettes-loquets'], ['cadenas-a-cle'], RAISONS.completer),
  regle('volet', ['pentures', 'gonds'], ['gonds', 'pentures'], RAISONS.diametre, {
    egal: { diametre: 'diametre' },
  }),
  regle(
    'volet-arret',
    ['ferrures-de-volet'],
    ['arrets-de-volet', 'chevilles-multi-materiaux'],
    RAISONS.poser,
  ),
  regle('arret-gond', ['arrets-de-volet'], ['gonds', 'pentures'], RAISONS.completer),
  regle(
    'coulissant-charge',
    ['rails-suspendus', 'montures-galets'],
    ['montures-galets', 'rails-suspendus'],
    texte('même charge {valeur}', 'same {valeur} load', 'misma carga {valeur}'),
    {
      egal: { charge: 'charge' },
    },
  ),
  regle(
    'boite-pose',
    ['boites-signaletique'],
    ['mastics-hybrides', 'niveaux', 'perceuses-visseuses-18v'],
    RAISONS.poser,
  ),
  regle('boite-numero', ['boites-aux-lettres'], ['numeros-de-porte'], RAISONS.completer),
];
