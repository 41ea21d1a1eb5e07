import { aLaPiece, chiffres, selon, sigle } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';

const PASSAGES: Readonly<Record<string, number>> = {
  '12-17': 10,
  '15-21': 15,
  '20-27': 20,
  '26-34': 25,
  '33-42': 32,
  '40-49': 40,
  '50-60': 50,
};

export const robinetteries: readonly ModeleArticle[] = [
  {
    code: 'RVB',
    noeud: 'vannes-bille',
    genre: 'vanne-bille',
    nom: texte('Vanne à bille laiton', 'Brass ball valve', 'Válvula de bola de latón'),
    declinaison: texte(
      '{filetage-gaz} {raccordement-vanne}, {manoeuvre-vanne}',
      '{filetage-gaz} {raccordement-vanne}, {manoeuvre-vanne}',
      '{filetage-gaz} {raccordement-vanne}, {manoeuvre-vanne}',
    ),
    description: texte(
      'Passage intégral, sièges PTFE, presse-étoupe resserrable, PN 25 de −10 à +100 °C. Le papillon tient dans un placard ou une trappe, le levier montre l’état de loin. Manœuvrer deux fois par an pour éviter l’entartrage.',
      'Full bore, PTFE seats, adjustable gland, PN 25 from −10 to +100 °C. The butterfly fits in cupboards and hatches, the lever shows its position at a glance. Operate twice a year to keep scale at bay.',
      'Paso total, asientos de PTFE, prensaestopas ajustable, PN 25 de −10 a +100 °C. La mariposa cabe en armarios y registros; la palanca muestra su posición de lejos. Accionar dos veces al año para evitar la cal.',
    ),
    axes: {
      'filetage-gaz': ['15-21', '20-27', '26-34', '12-17', '33-42', '40-49', '50-60'],
      'raccordement-vanne': ['femelle-femelle', 'male-femelle'],
      'manoeuvre-vanne': ['levier', 'papillon'],
    },
    existe: (v) => v['manoeuvre-vanne'] === 'levier' || selon(v['filetage-gaz'], PASSAGES) <= 25,
    fixes: { matiere: 'laiton' },
    marques: ['robinel', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        220 +
          selon(v['filetage-gaz'], PASSAGES) ** 1.7 *
            4.3 *
            (v['raccordement-vanne'] === 'male-femelle' ? 1.06 : 1),
      ),
    poids: (v) => Math.round(70 + selon(v['filetage-gaz'], PASSAGES) ** 1.75 * 1.25),
    suffixe: (v) =>
      `${sigle(v['filetage-gaz'])}-${sigle(v['raccordement-vanne'])}-${sigle(v['manoeuvre-vanne'])}`,
    ecoParticipation: { type: 'PMCB', centimes: 2 },
    normes: ['EN 13828', 'EN ISO 228-1', 'ACS'],
    complements: ['RLA', 'RFL'],
    metiers: ['plombier', 'maintenance', 'paysagiste'],
  },
  {
    code: 'RFL',
    noeud: 'flexibles-sanitaires',
    genre: 'flexible-sanitaire',
    nom: texte(
      'Flexible sanitaire tresse inox',
      'Braided stainless connector',
      'Latiguillo trenzado inox',
    ),
    declinaison: texte(
      'DN 8, {filetage-gaz} {raccordement-vanne}, {longueur}',
      'DN 8, {filetage-gaz} {raccordement-vanne}, {longueur}',
      'DN 8, {filetage-gaz} {raccordement-vanne}, {longueur}',
    ),
    description: texte(
      'Tuyau EPDM sous tresse inox 304, douilles serties, joints fournis, 10 bar jusqu’à 90 °C. Poser sans torsion ni tension, rayon minimal 40 mm. Changer les deux flexibles à chaque remplacement de mitigeur.',
      'EPDM hose under 304 stainless braid, crimped ends, washers supplied, 10 bar up to 90 °C. Fit without twist or tension, minimum radius 40 mm. Change both connectors whenever a mixer is replaced.',
      'Tubo EPDM con trenza inox 304, casquillos engastados, juntas incluidas, 10 bar hasta 90 °C. Montar sin torsión ni tensión, radio mínimo de 40 mm. Cambiar ambos latiguillos al sustituir el monomando.',
    ),
    axes: {
      'filetage-gaz': ['12-17', '15-21'],
      'raccordement-vanne': ['femelle-femelle', 'male-femelle'],
      longueur: [350, 300, 500, 200, 800, 1000],
    },
    existe: (v) => v['filetage-gaz'] === '12-17' || Number(v.longueur) >= 300,
    marques: ['robinel', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(230 + Number(v.longueur) * 0.42 + (v['filetage-gaz'] === '15-21' ? 60 : 0)),
    poids: (v) => Math.round(45 + Number(v.longueur) * 0.13),
    suffixe: (v) =>
      `${sigle(v['filetage-gaz'])}-${sigle(v['raccordement-vanne'])}-${chiffres(v.longueur, 4)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    normes: ['EN 13618', 'ACS'],
    complements: ['RML', 'RME', 'RLA'],
    metiers: ['plombier', 'maintenance', 'agenceur'],
  },
  {
    code: 'RML',
    noeud: 'mitigeurs-lavabo',
    genre: 'mitigeur-lavabo',
    nom: texte('Mitigeur lavabo', 'Basin mixer', 'Monomando de lavabo'),
    declinaison: texte(
      '{bec-mitigeur}, {revetement}',
      '{bec-mitigeur}, {revetement}',
      '{bec-mitigeur}, {revetement}',
    ),
    description: texte(
      'Corps laiton, cartouche céramique de 35 mm à limiteur de débit et de température, mousseur 5 L/min. Livré avec flexibles 12×17 et bonde à tirette. Bec haut pour vasque posée ; vérifier la hauteur sous tablette.',
      'Brass body, 35 mm ceramic cartridge with flow and temperature limiters, 5 L/min aerator. Supplied with 3/8″ tails and pop-up waste. High spout for countertop bowls; check clearance under shelves.',
      'Cuerpo de latón, cartucho cerámico de 35 mm con limitador de caudal y temperatura, aireador de 5 L/min. Incluye latiguillos de 3/8″ y desagüe automático. Caño alto para lavabo sobre encimera; comprobar la altura bajo estante.',
    ),
    axes: {
      'bec-mitigeur': ['bec-bas', 'bec-haut'],
      revetement: ['chrome', 'laque-noir', 'inox-brosse'],
    },
    marques: ['robinel', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        (v['bec-mitigeur'] === 'bec-haut' ? 9900 : 6490) *
          selon(v.revetement, { chrome: 1, 'laque-noir': 1.35, 'inox-brosse': 1.45 }),
      ),
    poids: (v) => (v['bec-mitigeur'] === 'bec-haut' ? 2100 : 1450),
    suffixe: (v) => `${v['bec-mitigeur'] === 'bec-haut' ? 'H' : 'B'}-${sigle(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 6 },
    normes: ['EN 817', 'NF 077', 'ACS'],
    complements: ['RFL', 'TSI'],
    metiers: ['plombier', 'agenceur'],
  },
  {
    code: 'RME',
    noeud: 'mitigeurs-evier',
    genre: 'mitigeur-evier',
    nom: texte('Mitigeur évier', 'Sink mixer', 'Monomando de fregadero'),
    declinaison: texte(
      '{bec-mitigeur}, {revetement}',
      '{bec-mitigeur}, {revetement}',
      '{bec-mitigeur}, {revetement}',
    ),
    description: texte(
      'Bec pivotant à 360° réglable en butée, cartouche céramique à ouverture en eau froide au centre. Trou de 35 mm, épaisseur de plan jusqu’à 50 mm. La douchette extractible offre deux jets et un contrepoids de rappel.',
      'Spout swivels 360° with adjustable stops, ceramic cartridge opening on cold in centre position. 35 mm hole, worktop up to 50 mm thick. The pull-out spray has two jets and a return weight.',
      'Caño giratorio 360° con tope regulable y cartucho cerámico con apertura en frío en el centro. Orificio de 35 mm, encimera de hasta 50 mm. La ducha extraíble ofrece dos chorros y contrapeso.',
    ),
    axes: {
      'bec-mitigeur': ['bec-bas', 'bec-col-cygne', 'bec-douchette'],
      revetement: ['chrome', 'laque-noir', 'inox-brosse'],
    },
    existe: (v) => v['bec-mitigeur'] !== 'bec-bas' || v.revetement === 'chrome',
    marques: ['robinel', 'aquanor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      Math.round(
        selon(v['bec-mitigeur'], {
          'bec-bas': 6290,
          'bec-col-cygne': 8900,
          'bec-douchette': 13900,
        }) * selon(v.revetement, { chrome: 1, 'laque-noir': 1.3, 'inox-brosse': 1.4 }),
      ),
    poids: (v) =>
      selon(v['bec-mitigeur'], { 'bec-bas': 1500, 'bec-col-cygne': 1850, 'bec-douchette': 2300 }),
    suffixe: (v) => `${sigle(v['bec-mitigeur'])}-${sigle(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 6 },
    normes: ['EN 817', 'NF 077', 'ACS'],
    complements: ['RFL', 'TSI'],
    metiers: ['plombier', 'agenceur'],
  },
  {
    code: 'RMD',
    noeud: 'thermostatiques-douche',
    genre: 'mitigeur-thermostatique',
    nom: texte(
      'Mitigeur thermostatique douche',
      'Thermostatic shower mixer',
      'Grifo termostático de ducha',
    ),
    declinaison: texte(
      'entraxe {entraxe}, {revetement}',
      '{entraxe} centres, {revetement}',
      'entre ejes {entraxe}, {revetement}',
    ),
    description: texte(
      'Butée de sécurité à 38 °C, corps froid au toucher, clapets antiretour et filtres intégrés. Inverser chaud et froid met le thermostat en défaut : chaude à gauche. Pression conseillée de 1 à 5 bar, équilibrée entre les deux arrivées.',
      'Safety stop at 38 °C, cool-touch body, built-in check valves and filters. Reversed supplies defeat the thermostat: hot on the left. 1 to 5 bar recommended, balanced between supplies.',
      'Tope de seguridad a 38 °C, cuerpo frío al tacto, válvulas antirretorno y filtros integrados. Invertir fría y caliente anula el termostato: caliente a la izquierda. Presión de 1 a 5 bar equilibrada.',
    ),
    axes: { entraxe: [150, 50], revetement: ['chrome', 'laque-noir'] },
    existe: (v) => v.entraxe === 150 || v.revetement === 'chrome',
    marques: ['robinel', 'aquanor'],
    conditionnement: aLaPiece,
    prix: (v) => (v.revetement === 'chrome' ? 10900 : 15900) + (v.entraxe === 50 ? 2600 : 0),
    poids: () => 1900,
    suffixe: (v) => `${chiffres(v.entraxe, 3)}-${sigle(v.revetement)}`,
    ecoParticipation: { type: 'PMCB', centimes: 6 },
    normes: ['EN 1111', 'NF 077', 'ACS'],
    complements: ['RVB'],
    metiers: ['plombier', 'collectivite'],
  },
];
