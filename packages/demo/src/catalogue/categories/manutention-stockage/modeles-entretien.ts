import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, chiffres, codeCouleur, nombre, selon } from '../epi/bareme.ts';

export const modelesEntretien: readonly ModeleArticle[] = [
  {
    code: 'NBL',
    noeud: 'balais-raclettes',
    genre: 'balai',
    nom: texte('Balai de chantier', 'Site broom', 'Cepillo de obra'),
    declinaison: texte(
      '{largeur}, fibres {fibres-balai}',
      '{largeur}, {fibres-balai} bristles',
      '{largeur}, fibras de {fibres-balai}',
    ),
    description: texte(
      'Monture bois à douille métallique, manche de 1,40 m à visser vendu avec. Coco pour la poussière fine, piassava pour le sol brut mouillé, PVC dur pour les gravats et l’enrobé.',
      'Timber stock with metal socket, supplied with a 1.40 m screw-in handle. Coir for fine dust, bass for wet rough floors, stiff PVC for rubble and asphalt.',
      'Base de madera con casquillo metálico y mango roscado de 1,40 m incluido. Coco para polvo fino, piasaba para suelo bruto mojado, PVC duro para escombros y asfalto.',
    ),
    axes: { 'fibres-balai': ['pvc', 'coco', 'piassava'], largeur: [400, 290, 600, 800] },
    existe: (v) => v['fibres-balai'] !== 'piassava' || nombre(v, 'largeur') <= 400,
    marques: ['outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        420 +
          nombre(v, 'largeur') * selon(v, 'fibres-balai', { pvc: 1.7, coco: 1.5, piassava: 2.1 }),
      ),
    poids: (v) => 500 + Math.round(nombre(v, 'largeur') * 1.6),
    longueurColis: () => 1400,
    suffixe: (v) =>
      `${selon(v, 'fibres-balai', { pvc: 'PV', coco: 'CO', piassava: 'PI' })}-${chiffres(v, 'largeur')}`,
    ecoParticipation: { type: 'ABJ', centimes: 4 },
    complements: ['NSG', 'NSE'],
    metiers: ['macon', 'plaquiste', 'collectivite', 'paysagiste'],
  },
  {
    code: 'NSG',
    noeud: 'sacs-dechets',
    genre: 'sac-gravats',
    nom: texte(
      'Sacs à gravats polypropylène tissé',
      'Woven rubble sacks',
      'Sacos de rafia para escombros',
    ),
    declinaison: texte(
      '{volume-contenant}, lot de {sacs-par-lot}',
      '{volume-contenant}, pack of {sacs-par-lot}',
      '{volume-contenant}, paquete de {sacs-par-lot}',
    ),
    description: texte(
      'Polypropylène tissé qui ne craint ni les clous ni les angles de brique, fond cousu deux fois. Prévu pour 30 kg environ : au-delà, on se fait mal en le portant. Réutilisable, à vider en benne.',
      'Woven polypropylene that shrugs off nails and brick corners, double-stitched base. Meant for about 30 kg: more is too much to carry. Reusable; empty into the skip.',
      'Rafia de polipropileno que no teme clavos ni aristas de ladrillo, fondo con doble costura. Previsto para unos 30 kg: con más, cuesta cargarlo. Reutilizable; se vacía en el contenedor.',
    ),
    axes: { 'volume-contenant': [70, 45, 110], 'sacs-par-lot': [10, 50, 100] },
    fixes: { couleur: 'blanc' },
    marques: ['comptoir', 'outibel'],
    conditionnement: (v) => ({ unite: 'lot', contenu: nombre(v, 'sacs-par-lot') }),
    prix: (v) =>
      arrondi(
        nombre(v, 'sacs-par-lot') *
          selon(v, 'volume-contenant', { '45': 39, '70': 52, '110': 85 }) *
          selon(v, 'sacs-par-lot', { '10': 1.15, '50': 1, '100': 0.92 }),
      ),
    poids: (v) =>
      nombre(v, 'sacs-par-lot') * selon(v, 'volume-contenant', { '45': 60, '70': 80, '110': 115 }),
    suffixe: (v) => `${chiffres(v, 'volume-contenant', 3)}-${chiffres(v, 'sacs-par-lot', 3)}`,
    complements: ['NBL', 'NSE'],
    metiers: ['macon', 'plaquiste', 'plombier', 'couvreur'],
  },
  {
    code: 'NES',
    noeud: 'essuyage',
    genre: 'bobine-essuyage',
    nom: texte(
      'Bobine d’essuyage double épaisseur',
      'Two-ply wiping roll',
      'Bobina industrial de doble capa',
    ),
    declinaison: texte(
      '{formats-essuyage} formats, {couleur}, lot de 2',
      '{formats-essuyage} sheets, {couleur}, pack of 2',
      '{formats-essuyage} hojas, {couleur}, pack de 2',
    ),
    description: texte(
      'Ouate gaufrée collée qui absorbe huile et eau sans se défaire, formats prédécoupés 240 × 300 mm. Bleue pour repérer les oublis, blanche pour l’agroalimentaire, chamois pour l’atelier.',
      'Bonded embossed tissue that soaks up oil and water without shredding, 240 × 300 mm perforated sheets. Blue to spot what is left behind, white for food areas, brown for the workshop.',
      'Celulosa gofrada y encolada que absorbe aceite y agua sin deshacerse, hojas precortadas de 240 × 300 mm. Azul para detectar restos, blanca para zona alimentaria, marrón para el taller.',
    ),
    axes: { couleur: ['bleu', 'blanc', 'marron'], 'formats-essuyage': [1000, 800, 1500] },
    marques: ['comptoir', 'protekta'],
    conditionnement: () => ({ unite: 'lot', contenu: 2 }),
    prix: (v) =>
      arrondi(
        nombre(v, 'formats-essuyage') * selon(v, 'couleur', { bleu: 2.6, blanc: 2.4, marron: 1.9 }),
      ),
    poids: (v) => Math.round(nombre(v, 'formats-essuyage') * 5.2),
    suffixe: (v) => `${codeCouleur(v)}-${chiffres(v, 'formats-essuyage', 4)}`,
    complements: ['NSA', 'GJN'],
    metiers: ['maintenance', 'peintre', 'metallier', 'collectivite'],
  },
  {
    code: 'NSA',
    noeud: 'savons-atelier',
    genre: 'savon-atelier',
    nom: texte(
      'Savon d’atelier microbilles végétales',
      'Workshop hand cleaner with plant scrub',
      'Jabón de taller con microgránulos vegetales',
    ),
    declinaison: texte('{contenance}', '{contenance}', '{contenance}'),
    description: texte(
      'Enlève cambouis, graisse, colle fraîche et peinture sans solvant ni microplastique ; la glycérine évite les gerçures. S’utilise d’abord à sec, puis on rince. Pompe doseuse fournie avec le bidon de 4,5 L.',
      'Shifts grease, oil, wet glue and paint without solvents or microplastics; glycerine keeps hands from cracking. Rub in dry, then rinse. Pump supplied with the 4.5 L can.',
      'Elimina grasa, aceite, cola fresca y pintura sin disolventes ni microplásticos; la glicerina evita las grietas. Se aplica en seco y luego se aclara. Bomba dosificadora incluida con el bidón de 4,5 L.',
    ),
    axes: { contenance: [4500, 3000, 1000, 250] },
    marques: ['sikora', 'colsyl', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'contenance', { '250': 390, '1000': 890, '3000': 1990, '4500': 2690 }),
    poids: (v) => Math.round(nombre(v, 'contenance') * 1.08),
    suffixe: (v) => chiffres(v, 'contenance', 4),
    complements: ['NES', 'NGH'],
    metiers: ['maintenance', 'metallier', 'plombier', 'collectivite'],
  },
  {
    code: 'NGH',
    noeud: 'gels-hydroalcooliques',
    genre: 'gel-hydroalcoolique',
    nom: texte('Gel hydroalcoolique', 'Alcohol hand sanitiser', 'Gel hidroalcohólico'),
    declinaison: texte('{contenance}', '{contenance}', '{contenance}'),
    description: texte(
      'Désinfecte les mains propres et sèches en 30 secondes, sans rinçage, quand il n’y a pas d’eau sur le chantier. 70 % d’alcool : liquide inflammable, à tenir loin des flammes et des postes à souder.',
      'Disinfects clean dry hands in 30 seconds with no rinsing, where the site has no water. 70% alcohol: flammable, keep clear of flames and welding.',
      'Desinfecta las manos limpias y secas en 30 segundos sin aclarado, cuando no hay agua en la obra. 70 % de alcohol: inflamable, manténgalo lejos de llamas y soldaduras.',
    ),
    axes: { contenance: [500, 100, 1000, 5000] },
    marques: ['sikora', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'contenance', { '100': 190, '500': 490, '1000': 790, '5000': 2490 }),
    poids: (v) => Math.round(nombre(v, 'contenance') * 0.93 + 30),
    suffixe: (v) => chiffres(v, 'contenance', 4),
    dangereux: true,
    normes: ['EN 1500', 'EN 14476'],
    complements: ['NSA', 'GTS'],
    metiers: ['collectivite', 'maintenance'],
  },
];
