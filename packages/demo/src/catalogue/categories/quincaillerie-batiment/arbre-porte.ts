/** What swings and is handled: hinges, handles, gates and shutters, letter boxes and signs. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const FAMILLES_PORTE: readonly NoeudDemo[] = [
  {
    code: 'paumelles-charnieres',
    libelle: texte('Paumelles et charnières', 'Door hinges', 'Pernios y bisagras'),
    intro: texte(
      'Paumelles, fiches à visser et charnières pour menuiseries bois et métal, de la porte légère à la porte coupe-feu.',
      'Lift-off hinges, screw-in hinges and butt hinges for timber and metal joinery, from light doors to fire doors.',
      'Pernios, pernios roscados y bisagras para carpintería de madera y metal, de la puerta ligera a la cortafuegos.',
    ),
    enfants: [
      {
        code: 'paumelles',
        libelle: texte('Paumelles', 'Lift-off hinges', 'Pernios'),
        enfants: [
          {
            code: 'paumelles-a-lames',
            libelle: texte('À lames', 'Flag hinges', 'De palas'),
          },
          {
            code: 'fiches-a-visser',
            libelle: texte('Fiches à visser', 'Screw-in hinges', 'Pernios roscados'),
          },
          {
            code: 'paumelles-a-souder',
            libelle: texte('À souder', 'Weld-on hinges', 'Para soldar'),
          },
        ],
      },
      {
        code: 'charnieres-de-batiment',
        libelle: texte('Charnières', 'Butt hinges', 'Bisagras de libro'),
      },
      {
        code: 'charnieres-a-ressort',
        libelle: texte('Charnières à ressort', 'Spring hinges', 'Bisagras de muelle'),
      },
    ],
  },
  {
    code: 'poignees-de-porte',
    libelle: texte(
      'Poignées de porte et béquilles',
      'Door handles',
      'Manillas y tiradores de puerta',
    ),
    intro: texte(
      'Béquilles sur plaque ou sur rosace, poignées de tirage et butées, du logement collectif au tertiaire.',
      'Lever handles on backplate or rose, pull handles and stops, from housing to offices.',
      'Manillas con placa o roseta, manillones y topes, desde vivienda hasta oficinas.',
    ),
    enfants: [
      {
        code: 'bequilles',
        libelle: texte('Béquilles', 'Lever handles', 'Manillas'),
        enfants: [
          {
            code: 'bequilles-sur-plaque',
            libelle: texte('Sur plaque', 'On backplate', 'Con placa'),
          },
          { code: 'bequilles-sur-rosace', libelle: texte('Sur rosace', 'On rose', 'Con roseta') },
        ],
      },
      {
        code: 'poignees-de-tirage',
        libelle: texte('Poignées de tirage', 'Pull handles', 'Manillones'),
      },
      {
        code: 'poignees-de-fenetre',
        libelle: texte('Poignées de fenêtre', 'Window handles', 'Manillas de ventana'),
      },
      {
        code: 'butees-de-porte',
        libelle: texte('Butées de porte', 'Door stops', 'Topes de puerta'),
      },
    ],
  },
  {
    code: 'portail-volet',
    libelle: texte(
      'Quincaillerie de portail et volet',
      'Gate and shutter hardware',
      'Herrajes de portal y contraventana',
    ),
    intro: texte(
      'Pentures, gonds, arrêts et rails pour volets battants, portails et portes de grange.',
      'Strap hinges, pintles, holdbacks and tracks for shutters, gates and barn doors.',
      'Bisagras de correa, gorrones, retenedores y guías para contraventanas, portales y puertas de granero.',
    ),
    enfants: [
      {
        code: 'ferrures-de-volet',
        libelle: texte('Ferrures de volet', 'Shutter hardware', 'Herrajes de contraventana'),
        enfants: [
          { code: 'pentures', libelle: texte('Pentures', 'Strap hinges', 'Bisagras de correa') },
          { code: 'gonds', libelle: texte('Gonds', 'Pintles', 'Gorrones') },
          {
            code: 'arrets-de-volet',
            libelle: texte('Arrêts de volet', 'Shutter holdbacks', 'Retenedores de contraventana'),
          },
          {
            code: 'espagnolettes',
            libelle: texte('Espagnolettes', 'Espagnolette bolts', 'Españoletas'),
          },
        ],
      },
      {
        code: 'portails-coulissants',
        libelle: texte(
          'Portes et portails coulissants',
          'Sliding doors and gates',
          'Puertas y portales correderos',
        ),
        enfants: [
          {
            code: 'rails-suspendus',
            libelle: texte('Rails suspendus', 'Overhead tracks', 'Guías superiores'),
          },
          {
            code: 'montures-galets',
            libelle: texte('Montures et galets', 'Hangers and rollers', 'Carros y ruedas'),
          },
        ],
      },
      {
        code: 'ferrures-portail-battant',
        libelle: texte('Portails battants', 'Swing gates', 'Portales batientes'),
      },
    ],
  },
  {
    code: 'boites-signaletique',
    libelle: texte(
      'Boîtes aux lettres et signalétique',
      'Letter boxes and signage',
      'Buzones y señalización',
    ),
    intro: texte(
      'Boîtes aux lettres normalisées, plaques de porte et numéros pour logements, bureaux et parties communes.',
      'Standard letter boxes, door signs and numerals for homes, offices and common areas.',
      'Buzones normalizados, placas de puerta y números para viviendas, oficinas y zonas comunes.',
    ),
    enfants: [
      {
        code: 'boites-aux-lettres',
        libelle: texte('Boîtes aux lettres', 'Letter boxes', 'Buzones'),
        enfants: [
          {
            code: 'boites-individuelles',
            libelle: texte('Individuelles', 'Individual', 'Individuales'),
          },
          { code: 'boites-collectives', libelle: texte('Collectives', 'Banks', 'Colectivos') },
        ],
      },
      {
        code: 'signaletique-de-porte',
        libelle: texte('Signalétique', 'Signage', 'Señalización'),
        enfants: [
          {
            code: 'plaques-pictogrammes',
            libelle: texte('Plaques et pictogrammes', 'Door signs', 'Placas y pictogramas'),
          },
          { code: 'numeros-de-porte', libelle: texte('Numéros', 'Numerals', 'Números') },
        ],
      },
    ],
  },
];
