import { texte, type Texte } from '../catalogue/modele.ts';

/** Pick-up points, each with a word on where it stands and whom it serves. */
export const TEXTES_RETRAIT: Readonly<Record<string, Texte>> = {
  Cholet: texte(
    'Une armoire de casiers sous auvent, à l’arrière de la zone artisanale : votre code ouvre la porte, le fourgon se gare devant.',
    'Lockers under a canopy behind the trade estate: your code opens the door, the van parks in front.',
    'Taquillas bajo marquesina detrás de la zona artesanal: su código abre la puerta y la furgoneta aparca delante.',
  ),
  'Saint-Nazaire': texte(
    'Casiers face aux chantiers navals, accessibles avant la prise de poste.',
    'Lockers facing the shipyards, within reach before the shift starts.',
    'Taquillas frente a los astilleros, accesibles antes de empezar el turno.',
  ),
  Vannes: texte(
    'Casiers dans la cour d’un négoce partenaire, sur la route d’Auray.',
    'Lockers in the yard of a partner merchant, on the Auray road.',
    'Taquillas en el patio de un almacén asociado, en la carretera de Auray.',
  ),
  Colmar: texte(
    'Casiers à l’entrée de la zone nord, fermés les jours fériés d’Alsace comme le reste de la ville.',
    'Lockers at the entrance of the northern estate, closed on the holidays of Alsace like the rest of the town.',
    'Taquillas a la entrada de la zona norte; cierran los festivos de Alsacia como toda la ciudad.',
  ),
  Béziers: texte(
    'Casiers à l’ombre, près de la sortie d’autoroute : colles et mastics n’y prennent pas la chaleur.',
    'Lockers in the shade near the motorway exit, where adhesives and sealants stay cool.',
    'Taquillas a la sombra, junto a la salida de la autopista: colas y masillas no se recalientan.',
  ),
  Blois: texte(
    'Casiers rive gauche, au pied du pont : un arrêt de cinq minutes entre deux châteaux à restaurer.',
    'Lockers on the left bank by the bridge: a five-minute stop between two castles to restore.',
    'Taquillas en la orilla izquierda, al pie del puente: cinco minutos entre dos castillos que restaurar.',
  ),
  Valenciennes: texte(
    'Casiers près des ateliers ferroviaires, avec une case longue pour les profilés jusqu’à 2 m.',
    'Lockers near the railway works, with a long one for profiles of up to 2 m.',
    'Taquillas junto a los talleres ferroviarios, con una larga para perfiles de hasta 2 m.',
  ),
  Istres: texte(
    'Casiers au bord de l’étang, côté zone aéronautique : retrait le dimanche compris.',
    'Lockers by the lagoon next to the aerospace estate, Sundays included.',
    'Taquillas junto a la laguna, al lado de la zona aeronáutica; también los domingos.',
  ),
};
