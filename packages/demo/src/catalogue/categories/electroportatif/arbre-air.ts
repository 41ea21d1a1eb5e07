/** Energy, air and professional gardening. */
import { texte, type NoeudDemo } from '../../modele.ts';

export const famillesAir: readonly NoeudDemo[] = [
  {
    code: 'batteries-chargeurs',
    libelle: texte('Batteries et chargeurs', 'Batteries and chargers', 'Baterías y cargadores'),
    intro: texte(
      'Batteries Li-ion et chargeurs compatibles avec toute la gamme sans fil de leur marque.',
      'Li-ion batteries and chargers that fit every cordless tool of their brand.',
      'Baterías de ion-litio y cargadores para toda la gama de batería de su marca.',
    ),
    enfants: [
      {
        code: 'batteries-outillage',
        libelle: texte('Batteries', 'Batteries', 'Baterías'),
        enfants: [
          {
            code: 'batteries-compactes',
            libelle: texte('Jusqu’à 5,0 Ah', 'Up to 5.0 Ah', 'Hasta 5,0 Ah'),
          },
          {
            code: 'batteries-haute-capacite',
            libelle: texte('8,0 Ah et plus', '8.0 Ah and above', '8,0 Ah y más'),
          },
        ],
      },
      { code: 'chargeurs-outillage', libelle: texte('Chargeurs', 'Chargers', 'Cargadores') },
      {
        code: 'stations-energie',
        libelle: texte('Stations d’énergie', 'Power stations', 'Estaciones de energía'),
      },
    ],
  },
  {
    code: 'compresseurs-groupes',
    libelle: texte(
      'Compresseurs et groupes',
      'Compressors and generators',
      'Compresores y generadores',
    ),
    intro: texte(
      'De l’air et du courant sur le chantier : compresseurs, groupes électrogènes, tuyaux et raccords.',
      'Air and power on site: compressors, generators, hose and couplings.',
      'Aire y corriente en obra: compresores, generadores, mangueras y enchufes.',
    ),
    enfants: [
      { code: 'compresseurs', libelle: texte('Compresseurs', 'Air compressors', 'Compresores') },
      { code: 'tuyaux-air', libelle: texte('Tuyaux d’air', 'Air hoses', 'Mangueras de aire') },
      {
        code: 'groupes-electrogenes',
        libelle: texte('Groupes électrogènes', 'Generators', 'Generadores'),
      },
      {
        code: 'nettoyeurs-haute-pression',
        libelle: texte('Nettoyeurs haute pression', 'Pressure washers', 'Hidrolimpiadoras'),
      },
    ],
  },
  {
    code: 'jardin-professionnel',
    libelle: texte('Jardin professionnel', 'Professional gardening', 'Jardinería profesional'),
    intro: texte(
      'Entretien des espaces verts et élagage, sur batterie ou à essence.',
      'Grounds maintenance and tree work, battery or petrol.',
      'Mantenimiento de zonas verdes y poda, con batería o gasolina.',
    ),
    enfants: [
      {
        code: 'tronconneuses',
        libelle: texte('Tronçonneuses', 'Chainsaws', 'Motosierras'),
        enfants: [
          { code: 'tronconneuses-batterie', libelle: texte('À batterie', 'Battery', 'De batería') },
          {
            code: 'tronconneuses-thermiques',
            libelle: texte('Thermiques', 'Petrol', 'De gasolina'),
          },
        ],
      },
      { code: 'taille-haies', libelle: texte('Taille-haies', 'Hedge trimmers', 'Cortasetos') },
      {
        code: 'debroussailleuses',
        libelle: texte('Débroussailleuses', 'Brushcutters', 'Desbrozadoras'),
      },
      { code: 'souffleurs', libelle: texte('Souffleurs', 'Leaf blowers', 'Sopladores') },
    ],
  },
];
