import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const BOITES: Readonly<Record<string, number>> = {
  '80×80': 245,
  '105×105': 390,
  '130×80': 470,
  '155×110': 690,
  '175×150': 1080,
  '225×175': 1690,
};

export const boites: readonly ModeleArticle[] = [
  {
    code: 'LBE',
    noeud: 'boites-cloison-seche',
    genre: 'boite-encastrement',
    nom: texte(
      'Boîte d’encastrement cloison sèche',
      'Dry lining back box',
      'Caja de empotrar para tabique seco',
    ),
    declinaison: texte(
      '{postes}, Ø {diametre}, profondeur {profondeur-boite}',
      '{postes}, Ø {diametre}, {profondeur-boite} deep',
      '{postes}, Ø {diametre}, fondo {profondeur-boite}',
    ),
    description: texte(
      'Boîte à griffes métalliques pour plaque de plâtre de 7 à 40 mm, entrées défonçables pour gaines de 16 à 25 mm. Percer à la scie cloche de 67 mm, 85 mm pour la prise 32 A ; entraxe de 71 mm entre postes. La profondeur 50 laisse la place d’un module connecté.',
      'Box with metal claws for 7 to 40 mm plasterboard, knock-outs for 16 to 25 mm conduit. Drill with a 67 mm hole saw, 85 mm for the 32 A outlet; 71 mm centres between gangs. The 50 mm depth leaves room for a connected module.',
      'Caja con garras metálicas para placa de 7 a 40 mm, entradas troquelables para tubo de 16 a 25 mm. Taladrar con corona de 67 mm, 85 mm para la toma de 32 A; 71 mm entre ejes. El fondo de 50 deja sitio para un módulo conectado.',
    ),
    axes: { postes: ['1', '2', '3', '4'], diametre: [67, 85], 'profondeur-boite': [40, 50] },
    existe: (v) => v.diametre === 67 || v.postes === '1',
    marques: ['elektra', 'oskel', 'comptoir'],
    conditionnement: (v) => ({ unite: 'sachet', contenu: v.postes === '1' ? 10 : 5 }),
    prix: (v) =>
      Math.round(
        (v.postes === '1' ? 10 : 5) *
          (62 +
            Number(v.postes) ** 1.25 * 48 +
            (v['profondeur-boite'] === 50 ? 18 : 0) +
            (v.diametre === 85 ? 60 : 0)),
      ),
    poids: (v) =>
      Math.round((v.postes === '1' ? 10 : 5) * Number(v.postes) * (v.diametre === 85 ? 48 : 34)),
    suffixe: (v) => `${String(v.postes)}P-${String(v.diametre)}-${String(v['profondeur-boite'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 3 },
    normes: ['EN 60670-1'],
    complements: ['LIC', 'LPR', 'LIN'],
    metiers: ['electricien', 'plaquiste'],
  },
  {
    code: 'LBD',
    noeud: 'boites-derivation',
    genre: 'boite-derivation',
    nom: texte(
      'Boîte de dérivation étanche IP55',
      'Weatherproof junction box IP55',
      'Caja de derivación estanca IP55',
    ),
    declinaison: texte(
      '{largeur} × {hauteur}, {couleur}',
      '{largeur} × {hauteur}, {couleur}',
      '{largeur} × {hauteur}, {couleur}',
    ),
    description: texte(
      'Boîte en saillie à embouts souples étagés, percés au tournevis au diamètre du câble. Couvercle quart de tour jusqu’à 105 mm, à vis au-delà, avec logement pour barrette. Tient l’humidité des caves, sous-faces et façades abritées.',
      'Surface box with stepped flexible glands pierced by screwdriver to cable size. Quarter-turn lid up to 105 mm, screwed above, with seat for a terminal strip. Suits damp cellars, soffits and sheltered walls.',
      'Caja de superficie con conos flexibles escalonados que se perforan al diámetro del cable. Tapa de cuarto de vuelta hasta 105 mm, con tornillos a partir de ahí, y alojamiento para regleta. Apta para sótanos húmedos y fachadas protegidas.',
    ),
    axes: {
      largeur: [105, 80, 130, 155, 175, 225],
      hauteur: [80, 105, 110, 150, 175],
      couleur: ['gris', 'blanc'],
    },
    existe: (v) =>
      `${String(v.largeur)}×${String(v.hauteur)}` in BOITES &&
      (v.couleur === 'gris' || Number(v.largeur) <= 130),
    marques: ['elektra', 'oskel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(`${String(v.largeur)}×${String(v.hauteur)}`, BOITES),
    poids: (v) => Math.round(Number(v.largeur) * Number(v.hauteur) * 0.0145 + 20),
    suffixe: (v) => `${chiffres(v.largeur, 3)}-${chiffres(v.hauteur, 3)}-${sigle(v.couleur)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 60670-22', 'EN 60529 IP55'],
    complements: ['LBC', 'LTI'],
    metiers: ['electricien', 'maintenance', 'plombier'],
  },
  {
    code: 'LBC',
    noeud: 'bornes-connexion',
    genre: 'borne-connexion',
    nom: texte('Borne de connexion rapide', 'Quick wire connector', 'Conector rápido'),
    declinaison: texte(
      '{serrage-borne}, {entrees} entrées',
      '{serrage-borne}, {entrees}-way',
      '{serrage-borne}, {entrees} entradas',
    ),
    description: texte(
      'La borne à leviers accepte souple et rigide de 0,2 à 4 mm² et se rouvre à volonté ; l’automatique prend le rigide de 0,5 à 2,5 mm². Dénuder à 11 mm, contrôler le cuivre par le corps transparent. Tension 450 V, intensité 24 à 32 A.',
      'The lever type takes flexible and solid wire from 0.2 to 4 mm² and reopens at will; the push-in type takes solid wire from 0.5 to 2.5 mm². Strip 11 mm and check the copper through the clear body. 450 V, 24 to 32 A.',
      'El de palanca admite hilo flexible y rígido de 0,2 a 4 mm² y se reabre cuantas veces haga falta; el automático, rígido de 0,5 a 2,5 mm². Pelar 11 mm y comprobar el cobre a través del cuerpo transparente. 450 V, 24 a 32 A.',
    ),
    axes: { 'serrage-borne': ['levier', 'automatique'], entrees: [2, 3, 5, 4, 8] },
    existe: (v) => v['serrage-borne'] === 'automatique' || v.entrees !== 8,
    marques: ['elektra', 'filvolt', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: v['serrage-borne'] === 'levier' ? 50 : 100,
    }),
    prix: (v) =>
      Math.round(
        v['serrage-borne'] === 'levier'
          ? 50 * (18 + Number(v.entrees) * 8.5)
          : 100 * (5 + Number(v.entrees) * 3.2),
      ),
    poids: (v) =>
      Math.round(
        v['serrage-borne'] === 'levier'
          ? 50 * Number(v.entrees) * 1.35
          : 100 * Number(v.entrees) * 0.75,
      ),
    suffixe: (v) => `${sigle(v['serrage-borne'])}-${String(v.entrees)}`,
    ecoParticipation: { type: 'DEEE', centimes: 2 },
    normes: ['EN 60998-2-2'],
    complements: ['LFR', 'LBD'],
    metiers: ['electricien', 'maintenance'],
  },
];
