import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { arrondi, chiffres, nombre, selon } from '../epi/bareme.ts';

export const modelesLevage: readonly ModeleArticle[] = [
  {
    code: 'DSA',
    noeud: 'sangles-arrimage',
    genre: 'sangle-arrimage',
    nom: texte('Sangle d’arrimage à cliquet', 'Ratchet strap', 'Cincha de amarre con carraca'),
    declinaison: texte(
      'largeur {largeur}, {longueur-sangle}',
      '{largeur} wide, {longueur-sangle}',
      'ancho {largeur}, {longueur-sangle}',
    ),
    description: texte(
      'Polyester à faible allongement, tendeur à cliquet et crochets doigts, étiquette bleue cousue. Capacité d’amarrage 500 daN en 25 mm, 1 000 daN en 35 mm et 2 500 daN en 50 mm. Interdite au levage ; réformer à la première coupure.',
      'Low-stretch polyester, ratchet tensioner and claw hooks, stitched blue label. Lashing capacity 500 daN at 25 mm, 1,000 daN at 35 mm and 2,500 daN at 50 mm. Never for lifting; discard at the first cut.',
      'Poliéster de baja elongación, tensor de carraca y ganchos de doble dedo, etiqueta azul cosida. Capacidad de amarre 500 daN en 25 mm, 1000 daN en 35 mm y 2500 daN en 50 mm. Prohibida para elevación; retírela al primer corte.',
    ),
    axes: { largeur: [50, 35, 25], 'longueur-sangle': [8, 6, 10, 4.5, 12] },
    existe: (v) =>
      selon(v, 'largeur', { '25': [4.5, 6], '35': [4.5, 6, 8], '50': [6, 8, 10, 12] }).includes(
        nombre(v, 'longueur-sangle'),
      ),
    fixes: { matiere: 'polyester' },
    marques: ['levax', 'altitud', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        selon(v, 'largeur', { '25': 480, '35': 690, '50': 990 }) +
          nombre(v, 'longueur-sangle') * selon(v, 'largeur', { '25': 35, '35': 55, '50': 85 }),
      ),
    poids: (v) =>
      Math.round(
        selon(v, 'largeur', { '25': 450, '35': 850, '50': 1700 }) +
          nombre(v, 'longueur-sangle') * selon(v, 'largeur', { '25': 40, '35': 75, '50': 125 }),
      ),
    suffixe: (v) =>
      `${chiffres(v, 'largeur')}-${String(nombre(v, 'longueur-sangle') * 10).padStart(3, '0')}`,
    normes: ['EN 12195-2'],
    complements: ['DEL', 'NBA', 'DDI'],
    metiers: ['macon', 'charpentier', 'paysagiste', 'couvreur'],
  },
  {
    code: 'DEL',
    noeud: 'elingues-textiles',
    genre: 'elingue-textile',
    nom: texte(
      'Élingue plate polyester à boucles',
      'Polyester webbing sling with eyes',
      'Eslinga plana de poliéster con gazas',
    ),
    declinaison: texte(
      'CMU {cmu}, {longueur-elingue}',
      'WLL {cmu}, {longueur-elingue}',
      'CMU {cmu}, {longueur-elingue}',
    ),
    description: texte(
      'Double épaisseur, boucles renforcées, coefficient de sécurité 7. Couleur normalisée par charge : violet 1 t, vert 2 t, jaune 3 t, gris 4 t, rouge 5 t. Charge divisée en levage coulissant ; protéger des arêtes vives.',
      'Two-ply with reinforced eyes, safety factor 7:1. Standard colour by load: violet 1 t, green 2 t, yellow 3 t, grey 4 t, red 5 t. Derate in choke hitch; protect from sharp edges.',
      'Doble capa con gazas reforzadas, coeficiente de seguridad 7. Color normalizado según la carga: violeta 1 t, verde 2 t, amarillo 3 t, gris 4 t, rojo 5 t. En lazo se reduce la carga; protéjala de aristas vivas.',
    ),
    axes: { cmu: [2, 1, 3, 4, 5], 'longueur-elingue': [2, 3, 4, 1, 6, 8] },
    existe: (v) => nombre(v, 'cmu') <= 2 || nombre(v, 'longueur-elingue') >= 2,
    fixes: { matiere: 'polyester' },
    marques: ['levax', 'altitud'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        240 + nombre(v, 'cmu') * 130 + nombre(v, 'cmu') * nombre(v, 'longueur-elingue') * 185,
      ),
    poids: (v) => Math.round(80 + nombre(v, 'cmu') * (nombre(v, 'longueur-elingue') + 0.6) * 170),
    suffixe: (v) =>
      `${nombre(v, 'cmu')}T-${String(nombre(v, 'longueur-elingue') * 10).padStart(3, '0')}`,
    normes: ['EN 1492-1'],
    complements: ['DPM', 'DSA'],
    metiers: ['charpentier', 'metallier', 'macon', 'maintenance'],
  },
  {
    code: 'DPM',
    noeud: 'palans-manuels',
    genre: 'palan-manuel',
    nom: texte('Palan manuel à chaîne', 'Hand chain hoist', 'Polipasto manual de cadena'),
    declinaison: texte(
      'CMU {cmu}, levée {hauteur-levee}',
      'WLL {cmu}, {hauteur-levee} lift',
      'CMU {cmu}, elevación {hauteur-levee}',
    ),
    description: texte(
      'Chaîne de charge grade 80, frein automatique à double cliquet, crochets à linguet forgés. Carter acier fermé contre la poussière de chantier. Vérification générale périodique tous les ans.',
      'Grade 80 load chain, automatic double-pawl brake and forged hooks with safety latch. Closed steel housing keeps site dust out. Thorough examination every year.',
      'Cadena de carga grado 80, freno automático de doble trinquete y ganchos forjados con pestillo. Carcasa de acero cerrada frente al polvo de obra. Inspección anual obligatoria.',
    ),
    axes: { cmu: [1, 0.5, 2, 3, 5], 'hauteur-levee': [3, 6] },
    marques: ['levax', 'stahlmann'],
    conditionnement: aLaPiece,
    prix: (v) =>
      arrondi(
        7400 + nombre(v, 'cmu') * 5900 + nombre(v, 'cmu') * (nombre(v, 'hauteur-levee') - 3) * 900,
      ),
    poids: (v) =>
      Math.round(
        5000 + nombre(v, 'cmu') * 5600 + nombre(v, 'cmu') * (nombre(v, 'hauteur-levee') - 3) * 1100,
      ),
    suffixe: (v) =>
      `${String(nombre(v, 'cmu') * 1000).padStart(4, '0')}-${chiffres(v, 'hauteur-levee')}`,
    normes: ['EN 13157'],
    complements: ['DEL', 'DPE'],
    metiers: ['metallier', 'charpentier', 'maintenance'],
  },
  {
    code: 'DPE',
    noeud: 'palans-electriques',
    genre: 'palan-electrique',
    nom: texte(
      'Palan électrique à câble',
      'Electric wire-rope hoist',
      'Polipasto eléctrico de cable',
    ),
    declinaison: texte(
      '{tension}, {puissance}, {charge}',
      '{tension}, {puissance}, {charge}',
      '{tension}, {puissance}, {charge}',
    ),
    description: texte(
      'Câble acier antigiratoire, arrêt d’urgence sur boîte à boutons et fins de course haut et bas. Charge doublée et vitesse divisée par deux avec la poulie de mouflage fournie. Service intermittent 20 % ; levage de personnes interdit.',
      'Rotation-resistant steel rope, emergency stop on the pendant, upper and lower limit switches. The supplied snatch block doubles the load and halves the speed. 20% duty cycle; never for lifting people.',
      'Cable de acero antigiratorio, parada de emergencia en la botonera y finales de carrera superior e inferior. Con la polea incluida se dobla la carga y se reduce a la mitad la velocidad. Servicio intermitente 20 %; prohibido elevar personas.',
    ),
    axes: { puissance: [510, 1050, 1600], charge: [125, 300, 500] },
    existe: (v) => v.charge === selon(v, 'puissance', { '510': 125, '1050': 300, '1600': 500 }),
    fixes: { tension: 230, 'hauteur-levee': 12 },
    marques: ['levax', 'krafto'],
    conditionnement: aLaPiece,
    prix: (v) => selon(v, 'puissance', { '510': 15900, '1050': 26900, '1600': 39900 }),
    poids: (v) => selon(v, 'puissance', { '510': 11500, '1050': 17500, '1600': 31000 }),
    longueurColis: () => 460,
    suffixe: (v) => `230-${chiffres(v, 'charge')}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 142 },
    normes: ['EN 14492-2'],
    complements: ['DEL', 'DPM'],
    metiers: ['macon', 'couvreur', 'maintenance'],
  },
  {
    code: 'DCA',
    noeud: 'chaines-coupe',
    genre: 'chaine',
    nom: texte(
      'Chaîne maille courte DIN 766',
      'DIN 766 short-link chain',
      'Cadena de eslabón corto DIN 766',
    ),
    declinaison: texte(
      'Ø {diametre}, {revetement}, à la coupe',
      'Ø {diametre}, {revetement}, cut to length',
      'Ø {diametre}, {revetement}, al corte',
    ),
    description: texte(
      'Pour fermer, suspendre ou retenir ; elle n’est pas calibrée pour le levage. Galvanisée à chaud à l’extérieur, inox A4 en bord de mer. Vendue au mètre, coupée à la longueur demandée.',
      'For closing off, hanging and tethering; not rated for lifting. Hot-dip galvanised outdoors, A4 stainless by the sea. Sold by the metre, cut to the length you ask.',
      'Para cerrar, colgar o retener; no está calibrada para elevación. Galvanizada en caliente en exterior, inox A4 junto al mar. Se vende por metros, cortada a la longitud pedida.',
    ),
    axes: { diametre: [5, 6, 4, 8, 3, 10], revetement: ['zingue-blanc', 'galva-chaud', 'inox-a4'] },
    existe: (v) => v.revetement !== 'galva-chaud' || nombre(v, 'diametre') >= 4,
    marques: ['ferralis', 'levax'],
    conditionnement: () => ({ unite: 'metre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        (60 + nombre(v, 'diametre') ** 2 * 9) *
          selon(v, 'revetement', { 'zingue-blanc': 1, 'galva-chaud': 1.25, 'inox-a4': 3.6 }),
      ),
    poids: (v) => Math.round(nombre(v, 'diametre') ** 2 * 22),
    suffixe: (v) =>
      `${chiffres(v, 'diametre')}-${selon(v, 'revetement', { 'zingue-blanc': 'ZB', 'galva-chaud': 'GC', 'inox-a4': 'A4' })}`,
    secable: { trait: 0 },
    normes: ['DIN 766'],
    complements: ['DCO', 'DSA'],
    metiers: ['serrurier', 'metallier', 'collectivite', 'paysagiste'],
  },
  {
    code: 'DCO',
    noeud: 'cordes-coupe',
    genre: 'corde',
    nom: texte('Corde toronnée', 'Laid rope', 'Cuerda cableada'),
    declinaison: texte(
      '{matiere-corde}, Ø {diametre}, à la coupe',
      '{matiere-corde}, Ø {diametre}, cut to length',
      '{matiere-corde}, Ø {diametre}, al corte',
    ),
    description: texte(
      'Polypropylène léger qui flotte pour le bâchage et le balisage, polyamide élastique et solide pour tirer et hisser, chanvre pour la main et la décoration. Extrémités brûlées ou ligaturées à la coupe. Pas pour la protection des personnes.',
      'Light floating polypropylene for sheeting and marking, strong stretchy polyamide for hauling, hemp for grip and looks. Ends sealed or whipped when cut. Not for personal fall protection.',
      'Polipropileno ligero que flota para lonas y balizamiento, poliamida elástica y resistente para tirar e izar, cáñamo para buen agarre y decoración. Extremos sellados al cortar. No apta para proteger personas.',
    ),
    axes: {
      diametre: [10, 8, 12, 6, 14, 16, 20],
      'matiere-corde': ['polypropylene', 'polyamide', 'chanvre'],
    },
    marques: ['levax', 'comptoir'],
    conditionnement: () => ({ unite: 'metre', contenu: 1 }),
    prix: (v) =>
      Math.round(
        12 +
          nombre(v, 'diametre') ** 2 *
            selon(v, 'matiere-corde', { polypropylene: 0.42, polyamide: 0.95, chanvre: 0.9 }),
      ),
    poids: (v) =>
      Math.round(
        nombre(v, 'diametre') ** 2 *
          selon(v, 'matiere-corde', { polypropylene: 0.45, polyamide: 0.62, chanvre: 0.75 }),
      ),
    suffixe: (v) =>
      `${selon(v, 'matiere-corde', { polypropylene: 'PP', polyamide: 'PA', chanvre: 'CH' })}-${chiffres(v, 'diametre')}`,
    secable: { trait: 0 },
    complements: ['NBA', 'DCA'],
    metiers: ['couvreur', 'paysagiste', 'macon'],
  },
];
