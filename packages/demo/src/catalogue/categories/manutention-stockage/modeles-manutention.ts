import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, chiffres, nombre, selon } from '../epi/bareme.ts';

export const modelesManutention: readonly ModeleArticle[] = [
  {
    code: 'DDI',
    noeud: 'diables',
    genre: 'diable',
    nom: texte('Diable acier', 'Steel sack truck', 'Carretilla de mano de acero'),
    declinaison: texte(
      '{charge}, {roue-manutention}',
      '{charge}, {roue-manutention}',
      '{charge}, {roue-manutention}',
    ),
    description: texte(
      'Tube acier soudé peint époxy, poignées à protège-mains et bavette large. Roues pneumatiques sur gravier et marches, increvables quand on ne veut plus regonfler, caoutchouc plein sur sol lisse.',
      'Welded powder-coated tube, guarded grips and a wide toe plate. Pneumatic wheels for gravel and steps, puncture-proof to forget about pumping, solid rubber for smooth floors.',
      'Tubo de acero soldado con pintura epoxi, empuñaduras con protector y pala ancha. Ruedas neumáticas para grava y escalones, impinchables para no volver a inflar, macizas para suelo liso.',
    ),
    axes: {
      charge: [250, 200, 300, 350],
      'roue-manutention': ['increvable', 'pneumatique', 'pleine'],
    },
    existe: (v) => v['roue-manutention'] !== 'pleine' || nombre(v, 'charge') <= 250,
    fixes: { matiere: 'acier' },
    marques: ['levax', 'rackor', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        2400 +
          nombre(v, 'charge') * 17 +
          selon(v, 'roue-manutention', { increvable: 1700, pneumatique: 900, pleine: 0 }),
      ),
    poids: (v) => 5000 + nombre(v, 'charge') * 26,
    longueurColis: () => 1150,
    suffixe: (v) =>
      `${chiffres(v, 'charge')}-${selon(v, 'roue-manutention', { increvable: 'IN', pneumatique: 'PN', pleine: 'CP' })}`,
    ecoParticipation: { type: 'ABJ', centimes: 42 },
    complements: ['DCP', 'DSA'],
    metiers: ['agenceur', 'plombier', 'maintenance', 'collectivite'],
  },
  {
    code: 'DCP',
    noeud: 'chariots-plateau',
    genre: 'chariot-plateau',
    nom: texte(
      'Chariot à plateau bois',
      'Timber-deck platform trolley',
      'Carro de plataforma de madera',
    ),
    declinaison: texte(
      '{longueur} × {largeur} mm, {charge}, {dossiers-chariot}',
      '{longueur} × {largeur} mm, {charge}, {dossiers-chariot}',
      '{longueur} × {largeur} mm, {charge}, {dossiers-chariot}',
    ),
    description: texte(
      'Plateau multiplis à revêtement antidérapant dans un cadre acier soudé. Deux roues fixes et deux pivotantes à frein, bandage gris qui ne marque pas. Dossiers amovibles sans outil.',
      'Non-slip faced plywood deck in a welded steel frame. Two fixed and two braked swivel castors with grey non-marking tread. Handles lift out without tools.',
      'Plataforma de contrachapado antideslizante sobre bastidor de acero soldado. Dos ruedas fijas y dos giratorias con freno, bandaje gris que no marca. Respaldos desmontables sin herramientas.',
    ),
    axes: {
      longueur: [1000, 850, 1200],
      largeur: [600, 500, 800],
      charge: [400, 250, 500],
      'dossiers-chariot': ['un', 'deux', 'ridelles'],
    },
    existe: (v) =>
      v.largeur === selon(v, 'longueur', { '850': 500, '1000': 600, '1200': 800 }) &&
      v.charge === selon(v, 'longueur', { '850': 250, '1000': 400, '1200': 500 }),
    marques: ['rackor', 'levax'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        nombre(v, 'longueur') * nombre(v, 'largeur') * 0.027 +
          selon(v, 'dossiers-chariot', { un: 3200, deux: 5900, ridelles: 14900 }),
      ),
    poids: (v) =>
      Math.round(nombre(v, 'longueur') * nombre(v, 'largeur') * 0.034) +
      selon(v, 'dossiers-chariot', { un: 3500, deux: 7000, ridelles: 18000 }),
    longueurColis: (v) => nombre(v, 'longueur') + 50,
    suffixe: (v) =>
      `${chiffres(v, 'longueur', 4)}-${selon(v, 'dossiers-chariot', { un: '1D', deux: '2D', ridelles: '4R' })}`,
    normes: ['EN 1757'],
    complements: ['DDI', 'NRP', 'DSA'],
    metiers: ['agenceur', 'menuisier', 'maintenance', 'collectivite'],
  },
  {
    code: 'DTP',
    noeud: 'transpalettes',
    genre: 'transpalette',
    nom: texte('Transpalette manuel 2,5 t', '2.5 t hand pallet truck', 'Transpaleta manual 2,5 t'),
    declinaison: texte(
      'fourches {longueur-fourches} × {largeur} mm, galets {bandage}',
      'forks {longueur-fourches} × {largeur} mm, {bandage} rollers',
      'horquillas {longueur-fourches} × {largeur} mm, rodillos de {bandage}',
    ),
    description: texte(
      'Pompe hydraulique monobloc à soupape de surcharge, levée de 85 à 200 mm. Fourches de 1150 × 540 pour la palette Europe, 800 pour la demi-palette et le fourgon. Galets polyuréthane silencieux, polyamide sur sol rugueux.',
      'One-piece hydraulic pump with overload valve, lift from 85 to 200 mm. 1150 × 540 forks for Euro pallets, 800 for half pallets and vans. Quiet polyurethane rollers, or polyamide for rough floors.',
      'Bomba hidráulica monobloque con válvula de sobrecarga, elevación de 85 a 200 mm. Horquillas de 1150 × 540 para europalé, de 800 para medio palé y furgoneta. Rodillos de poliuretano silenciosos o de poliamida para suelos rugosos.',
    ),
    axes: {
      'longueur-fourches': [1150, 800, 1000],
      largeur: [540, 680],
      bandage: ['polyurethane', 'polyamide'],
    },
    existe: (v) => v.largeur === 540 || v['longueur-fourches'] === 1150,
    fixes: { charge: 2500 },
    marques: ['levax', 'rackor'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v, 'longueur-fourches', { '800': 36900, '1000': 35900, '1150': 33900 }) +
      (v.largeur === 680 ? 3000 : 0) +
      (v.bandage === 'polyurethane' ? 1500 : 0),
    poids: (v) => 52000 + nombre(v, 'longueur-fourches') * 18 + (v.largeur === 680 ? 3000 : 0),
    longueurColis: (v) => nombre(v, 'longueur-fourches') + 400,
    suffixe: (v) =>
      `${chiffres(v, 'longueur-fourches', 4)}-${chiffres(v, 'largeur')}-${v.bandage === 'polyamide' ? 'PA' : 'PU'}`,
    normes: ['EN ISO 3691-5'],
    complements: ['DSA', 'NRA'],
    metiers: ['maintenance', 'collectivite', 'agenceur'],
  },
];
