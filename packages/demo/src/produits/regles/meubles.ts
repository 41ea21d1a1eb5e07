import { texte } from '../../catalogue/modele.ts';
import { RAISONS, regle } from './regle.ts';

const MEME_FINITION = texte(
  'même finition {valeur}',
  'same {valeur} finish',
  'mismo acabado {valeur}',
);

/** Fittings of furniture and kitchens. */
export const REGLES_MEUBLES = [
  regle(
    'charniere-embase',
    ['charnieres-a-boitier'],
    ['embases-de-charniere'],
    texte('embase {valeur}', '{valeur} plate', 'base {valeur}'),
    {
      egal: { 'fixation-meuble': 'fixation-meuble' },
    },
  ),
  regle('charniere-meche', ['charnieres-a-boitier'], ['meches-a-faconner'], RAISONS.percer, {
    egal: { diametre: 'diametre' },
  }),
  regle(
    'embase-charniere',
    ['embases-de-charniere'],
    ['charnieres-porte-standard', 'charnieres-grand-angle', 'charnieres-porte-epaisse'],
    texte('charnière {valeur}', '{valeur} hinge', 'bisagra {valeur}'),
    {
      egal: { 'fixation-meuble': 'fixation-meuble' },
    },
  ),
  regle(
    'agencement-vis',
    [
      'charnieres-invisibles',
      'coulisses-tiroirs',
      'pieds-roulettes',
      'relevants-compas',
      'poubelles-coulissantes',
      'coulissantes-de-meuble',
      'dressing-penderie',
      'taquets-etagere',
    ],
    ['vis-bois-tete-fraisee'],
    RAISONS.poser,
    { vers: { diametre: ['3', '3.5', '4'], longueur: ['12', '16', '20'] } },
  ),
  regle(
    'agencement-perceuse',
    [
      'charnieres-invisibles',
      'coulisses-tiroirs',
      'pieds-roulettes',
      'relevants-compas',
      'coulissantes-de-meuble',
      'dressing-penderie',
      'poubelles-coulissantes',
    ],
    ['perceuses-visseuses-12v', 'coffrets-embouts'],
    RAISONS.visser,
  ),
  regle(
    'facade-poignee',
    ['charnieres-a-boitier', 'coulisses-a-billes', 'coulisses-a-galets', 'relevants'],
    ['poignees-barre', 'boutons-de-meuble'],
    texte('pour la façade', 'for the front', 'para el frente'),
  ),
  regle(
    'kit-couverts',
    ['kits-de-tiroir', 'coulisses-invisibles'],
    ['range-couverts', 'poignees-barre', 'profils-prise-de-main'],
    texte('pour le tiroir', 'for the drawer', 'para el cajón'),
  ),
  regle(
    'poignee-finition',
    ['poignees-de-meuble'],
    ['boutons-de-meuble', 'poignees-barre', 'profils-prise-de-main', 'poignees-coquille'],
    MEME_FINITION,
    {
      egal: { 'finition-meuble': 'finition-meuble' },
    },
  ),
  regle(
    'poignee-facade',
    ['poignees-de-meuble', 'verins-a-gaz'],
    ['charnieres-porte-standard', 'coulisses-sortie-totale', 'perceuses-visseuses-12v'],
    texte('pour la porte ou le tiroir', 'for the door or drawer', 'para la puerta o el cajón'),
  ),
  regle(
    'pied-assemblage',
    ['pieds-verins'],
    ['ferrures-excentriques', 'melamines-unis'],
    texte('pour le caisson', 'for the carcass', 'para el cuerpo del mueble'),
  ),
  regle(
    'pied-plateau',
    ['pieds-de-table'],
    ['plans-bois-massif', 'panneaux-lamelles-colles'],
    texte('pour le plateau', 'for the top', 'para el tablero'),
  ),
  regle(
    'relevant-charniere',
    ['relevants', 'verins-a-gaz'],
    ['charnieres-porte-standard', 'profils-prise-de-main'],
    texte('pour la porte haute', 'for the wall unit', 'para el mueble alto'),
  ),
  regle(
    'assemblage',
    ['assemblage-de-meuble'],
    [
      'ferrures-excentriques',
      'tourillons',
      'taquets-etagere',
      'melamines-unis',
      'colles-vinyliques',
    ],
    texte('pour monter le caisson', 'to build the carcass', 'para montar el cuerpo'),
  ),
  regle(
    'tourillon-foret',
    ['tourillons-lamelles', 'taquets-etagere', 'ferrures-excentriques'],
    ['forets-trois-pointes', 'meches-a-faconner'],
    RAISONS.percer,
    { egal: { diametre: 'diametre' } },
  ),
  regle(
    'penderie',
    ['tubes-de-penderie', 'supports-de-tube'],
    ['supports-de-tube', 'tubes-de-penderie'],
    MEME_FINITION,
    { egal: { 'finition-meuble': 'finition-meuble' } },
  ),
  regle(
    'penderie-escamotable',
    ['dressing-penderie'],
    ['penderies-escamotables', 'tubes-de-penderie', 'melamines-unis'],
    texte('pour le dressing', 'for the wardrobe', 'para el vestidor'),
  ),
  regle(
    'cuisine',
    ['amenagement-de-cuisine'],
    ['kits-de-tiroir', 'charnieres-porte-standard', 'plans-stratifies', 'pieds-verins'],
    texte('pour la cuisine', 'for the kitchen', 'para la cocina'),
  ),
  regle(
    'coulissante',
    ['coulissantes-bois'],
    ['rails-meuble-coulissant', 'garnitures-placard', 'poignees-coquille', 'melamines-unis'],
    RAISONS.completer,
  ),
  regle(
    'led-tension',
    ['led-de-meuble', 'alimentations-led-meuble'],
    ['alimentations-led-meuble', 'rubans-led-meuble', 'spots-led-meuble'],
    texte('même tension {valeur}', 'same {valeur} supply', 'misma tensión {valeur}'),
    {
      egal: { tension: 'tension' },
    },
  ),
  regle(
    'led-profil',
    ['rubans-led-meuble', 'alimentations-led-meuble'],
    ['profils-led-meuble', 'bornes-connexion', 'interrupteurs'],
    RAISONS.poser,
  ),
  regle(
    'profil-ruban',
    ['profils-led-meuble'],
    ['rubans-led-meuble', 'alimentations-led-meuble', 'scies-metaux'],
    RAISONS.completer,
  ),
  regle('spot-cloche', ['spots-led-meuble'], ['scies-cloches-bimetal'], RAISONS.percer, {
    egal: { diametre: 'diametre' },
  }),
  regle(
    'spot-pose',
    ['spots-led-meuble'],
    ['bornes-connexion', 'interrupteurs', 'pinces-denuder'],
    RAISONS.poser,
  ),
];
