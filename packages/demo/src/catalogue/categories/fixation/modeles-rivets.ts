import { texte, type ModeleArticle, type Valeurs } from '../../modele.ts';
import {
  arrondir,
  codeFinition,
  codeMesure,
  diametreMetrique,
  existeEnGamme,
  grammes,
  mesuresOf,
  type Gamme,
} from './cout.ts';

const LONGUEURS_RIVETS: Gamme = {
  3.2: [6, 8, 10, 12, 14],
  4: [6, 8, 10, 12, 14, 16, 18, 20],
  4.8: [8, 10, 12, 14, 16, 18, 20, 25, 30],
};
const LONGUEURS_INSERTS: Gamme = {
  m4: [10, 13],
  m5: [10, 13],
  m6: [13, 15, 20],
  m8: [15, 20, 25],
  m10: [20, 25, 30],
};

function diametre(v: Valeurs): number {
  return diametreMetrique(v['filetage-metrique']);
}

function filetage(v: Valeurs): string {
  return String(v['filetage-metrique']).toUpperCase();
}

export const MODELES_RIVETS: readonly ModeleArticle[] = [
  {
    code: 'FRA',
    noeud: 'rivets-tete-plate',
    genre: 'rivet-aveugle',
    nom: texte(
      'Rivet aveugle tête plate',
      'Dome head blind rivet',
      'Remache ciego de cabeza alomada',
    ),
    declinaison: texte(
      '{diametre} × {longueur}, {corps-rivet}',
      '{diametre} × {longueur}, {corps-rivet}',
      '{diametre} × {longueur}, {corps-rivet}',
    ),
    description: texte(
      'Assemble deux tôles par un seul côté. Percez 0,1 mm au-dessus du diamètre nominal et comptez une longueur égale à l’épaisseur serrée plus 1,5 fois le diamètre. Aluminium et acier en intérieur, tout inox dehors et dans l’alimentaire.',
      'Joins sheet from one side only. Drill 0.1 mm over nominal and allow a length of grip plus 1.5 times the diameter. Aluminium and steel indoors, all stainless outdoors and in food areas.',
      'Une chapas por un solo lado. Taladre 0,1 mm más que el diámetro nominal y calcule una longitud igual al espesor más 1,5 veces el diámetro. Aluminio y acero en interior; todo inox en exterior y en alimentación.',
    ),
    axes: {
      diametre: [4, 4.8, 3.2],
      longueur: mesuresOf(LONGUEURS_RIVETS),
      'corps-rivet': ['alu-acier', 'acier-acier', 'inox-inox'],
    },
    existe: (v) => existeEnGamme(LONGUEURS_RIVETS, v.diametre, v.longueur),
    marques: ['oskel', 'tirval', 'comptoir'],
    conditionnement: (v) => ({
      unite: 'boite',
      contenu: v['corps-rivet'] === 'inox-inox' || Number(v.longueur) > 18 ? 250 : 500,
    }),
    prix: (v) =>
      arrondir(
        (v['corps-rivet'] === 'inox-inox' || Number(v.longueur) > 18 ? 250 : 500) *
          (Number(v.diametre) ** 2 * Number(v.longueur) * 0.0072 + 1.3) *
          ({ 'acier-acier': 1.1, 'inox-inox': 4.2 }[String(v['corps-rivet'])] ?? 1),
      ),
    poids: (v) =>
      grammes(
        (v['corps-rivet'] === 'inox-inox' || Number(v.longueur) > 18 ? 250 : 500) *
          (Number(v.diametre) ** 2 * (Number(v.longueur) + 30) * 0.0022) *
          (v['corps-rivet'] === 'alu-acier' ? 0.75 : 1.1) +
          20,
      ),
    suffixe: (v) =>
      `${codeMesure(v.diametre, 2)}${codeMesure(v.longueur, 3)}-${{ 'alu-acier': 'AA', 'acier-acier': 'SS', 'inox-inox': 'II' }[String(v['corps-rivet'])] ?? ''}`,
    normes: ['ISO 15977', 'ISO 15983'],
    complements: ['FHS', 'VAF'],
    metiers: ['metallier', 'couvreur', 'serrurier'],
  },
  {
    code: 'FES',
    noeud: 'ecrous-a-sertir',
    genre: 'ecrou-a-sertir',
    nom: texte(
      'Écrou à sertir cranté tête plate',
      'Flat head knurled rivet nut',
      'Tuerca remachable moleteada de cabeza plana',
    ),
    declinaison: texte(
      '{filetage-metrique}, serrage {epaisseur-serree}, {matiere}',
      '{filetage-metrique}, {epaisseur-serree} grip, {matiere}',
      '{filetage-metrique}, agarre {epaisseur-serree}, {matiere}',
    ),
    description: texte(
      'Crée un filetage solide dans une tôle ou un tube trop mince pour être taraudé. Le fût cranté ne tourne pas au serrage. Percez au diamètre indiqué sans ébavurer large, posez à la pince et réglez la course sur une chute.',
      'Puts a strong thread into sheet or tube too thin to tap. The knurled body will not spin under torque. Drill to the stated diameter with a light deburr, set with the tool and adjust the stroke on an offcut.',
      'Crea una rosca resistente en chapa o tubo demasiado finos para roscar. El cuerpo moleteado no gira al apretar. Taladre al diámetro indicado, coloque con la remachadora y ajuste la carrera en un recorte.',
    ),
    axes: {
      'filetage-metrique': ['m6', 'm8', 'm5', 'm4', 'm10'],
      'epaisseur-serree': [3, 4.5],
      matiere: ['acier', 'aluminium', 'inox-a2'],
    },
    existe: (v) => v['epaisseur-serree'] === 3 || diametre(v) >= 5,
    marques: ['oskel', 'stahlmann'],
    conditionnement: (v) => ({ unite: 'boite', contenu: diametre(v) >= 10 ? 50 : 100 }),
    prix: (v) =>
      arrondir(
        (diametre(v) >= 10 ? 50 : 100) *
          (diametre(v) ** 2 * 0.14 + 6 + Number(v['epaisseur-serree']) * 0.6) *
          ({ aluminium: 1.1, 'inox-a2': 3.4 }[String(v.matiere)] ?? 1),
      ),
    poids: (v) =>
      grammes(
        (diametre(v) >= 10 ? 50 : 100) *
          diametre(v) ** 2 *
          0.085 *
          (v.matiere === 'aluminium' ? 0.36 : 1),
      ),
    suffixe: (v) =>
      `${filetage(v)}-${codeMesure(v['epaisseur-serree'], 2)}-${codeFinition(v.matiere)}`,
    complements: ['BTH', 'VMX', 'FHS'],
    metiers: ['metallier', 'serrurier', 'maintenance'],
  },
  {
    code: 'FIB',
    noeud: 'inserts-a-bois',
    genre: 'insert-a-bois',
    nom: texte('Insert à bois à visser', 'Screw-in wood insert', 'Inserto roscado para madera'),
    declinaison: texte(
      '{filetage-metrique} × {longueur}, {matiere}',
      '{filetage-metrique} × {longueur}, {matiere}',
      '{filetage-metrique} × {longueur}, {matiere}',
    ),
    description: texte(
      'Donne un filetage métrique démontable au panneau et au bois massif : piètements, portes de placard, mobilier en kit. Vissez à la clé Allen ou à la presse, à fleur ou légèrement noyé. Un perçage trop juste fend le chant du panneau.',
      'Gives board and solid timber a machine thread that can be undone again and again: table legs, cabinet doors, knock-down furniture. Drive with a hex key, flush or slightly below. A hole that is too tight will split the board edge.',
      'Da al tablero y a la madera maciza una rosca métrica desmontable: patas, puertas de armario, mueble en kit. Se atornilla con llave Allen, enrasado o algo hundido. Un taladro demasiado justo raja el canto.',
    ),
    axes: {
      'filetage-metrique': ['m6', 'm8', 'm5', 'm4', 'm10'],
      longueur: mesuresOf(LONGUEURS_INSERTS),
      matiere: ['zamak', 'laiton'],
    },
    fixes: { 'empreinte-vis': 'six-pans-creux' },
    existe: (v) =>
      existeEnGamme(LONGUEURS_INSERTS, v['filetage-metrique'], v.longueur) &&
      (v.matiere === 'zamak' || diametre(v) <= 8),
    marques: ['hettner', 'oskel'],
    conditionnement: () => ({ unite: 'sachet', contenu: 50 }),
    prix: (v) =>
      arrondir(
        50 * (diametre(v) * 0.9 + Number(v.longueur) * 0.35) * (v.matiere === 'laiton' ? 3.2 : 1),
      ),
    poids: (v) => grammes(50 * diametre(v) * Number(v.longueur) * 0.045),
    suffixe: (v) => `${filetage(v)}${codeMesure(v.longueur, 3)}-${codeFinition(v.matiere)}`,
    ecoParticipation: { type: 'PMCB', centimes: 1 },
    complements: ['BTH', 'VMX', 'FBB'],
    metiers: ['agenceur', 'menuisier'],
  },
];
