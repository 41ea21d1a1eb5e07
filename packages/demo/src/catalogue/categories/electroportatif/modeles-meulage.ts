/** Grinders, dust extractors and their bags. */
import { aLaPiece, selon } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { poidsEnergie, prixEnergie, suffixeEnergie } from './energie.ts';

const FILAIRE = { tension: 230, 'source-energie': 'filaire' } as const;

export const modelesMeulage: readonly ModeleArticle[] = [
  {
    code: 'EMU',
    noeud: 'meuleuses-sans-fil',
    genre: 'meuleuse',
    nom: texte(
      'Meuleuse d’angle sans fil',
      'Cordless angle grinder',
      'Amoladora angular de batería',
    ),
    declinaison: texte(
      '{tension}, Ø {diametre-disque}, {interrupteur-meuleuse}, {pack}',
      '{tension}, {diametre-disque}, {interrupteur-meuleuse}, {pack}',
      '{tension}, Ø {diametre-disque}, {interrupteur-meuleuse}, {pack}',
    ),
    description: texte(
      'La puissance d’une 1 000 W filaire sans rallonge dans la coupe : frein de disque, redémarrage impossible après coupure et arrêt électronique en cas de blocage. Carter orientable sans clé. Avec des batteries de 8 Ah, compter une trentaine de coupes d’un tube de 40.',
      'The power of a 1,000 W corded grinder with no lead to trip over: disc brake, no-restart protection and kickback cut-out. Tool-free guard. With 8 Ah batteries, count on some thirty cuts through 40 mm tube.',
      'La fuerza de una de 1000 W con cable, sin alargadera: freno de disco, protección contra rearranque y parada electrónica por bloqueo. Protector orientable sin llave. Con baterías de 8 Ah, calcule unos treinta cortes de tubo de 40.',
    ),
    axes: {
      'diametre-disque': [125],
      'interrupteur-meuleuse': ['coulissant', 'homme-mort'],
      pack: ['2x5', 'nue', '2x8'],
    },
    fixes: {
      tension: 18,
      'source-energie': 'batterie',
      moteur: 'sans-charbon',
      emmanchement: 'm14',
      rangement: 'coffret',
    },
    marques: ['volmer', 'takiro', 'krafto', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['interrupteur-meuleuse'], { coulissant: 14900, 'homme-mort': 16400 }) +
      prixEnergie(v),
    poids: (v) => 1900 + poidsEnergie(v),
    longueurColis: () => 440,
    suffixe: (v) =>
      `18-125${v['interrupteur-meuleuse'] === 'homme-mort' ? 'H' : ''}-${suffixeEnergie(v)}`,
    machine: { garantieMois: 36 },
    ecoParticipation: { type: 'DEEE', centimes: 42 },
    normes: ['EN 62841-1', 'EN IEC 62841-2-3'],
    complements: ['EBA', 'EBH', 'ECH'],
    metiers: ['metallier', 'serrurier', 'plombier'],
  },
  {
    code: 'EMG',
    noeud: 'meuleuses-filaires',
    genre: 'meuleuse',
    nom: texte('Meuleuse d’angle filaire', 'Corded angle grinder', 'Amoladora angular con cable'),
    declinaison: texte(
      'Ø {diametre-disque}, {puissance}, {interrupteur-meuleuse}',
      '{diametre-disque}, {puissance}, {interrupteur-meuleuse}',
      'Ø {diametre-disque}, {puissance}, {interrupteur-meuleuse}',
    ),
    description: texte(
      'Ø 125 pour l’ébarbage et la coupe d’appoint, Ø 230 pour la bordure, le tube et la tuile. Démarrage progressif et poignée antivibration. Le Ø 230 se tient toujours à deux mains et n’existe qu’en gâchette homme mort.',
      '125 mm for grinding and light cutting, 230 mm for kerbs, tube and tile. Soft start and anti-vibration handle. The 230 mm is always a two-handed machine and comes with a dead-man switch only.',
      'Ø 125 para desbarbar y cortes ligeros, Ø 230 para bordillo, tubo y teja. Arranque suave y empuñadura antivibración. La de Ø 230 se maneja siempre con dos manos y solo existe con hombre muerto.',
    ),
    axes: {
      'diametre-disque': [125, 230],
      puissance: [900, 1400, 2200, 2600],
      'interrupteur-meuleuse': ['coulissant', 'homme-mort'],
    },
    fixes: { ...FILAIRE, emmanchement: 'm14' },
    existe: (v) =>
      v['diametre-disque'] === 125
        ? Number(v.puissance) <= 1400
        : Number(v.puissance) >= 2200 && v['interrupteur-meuleuse'] === 'homme-mort',
    marques: ['volmer', 'takiro', 'krafto', 'outibel', 'comptoir'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v.puissance, { 900: 7400, 1400: 13900, 2200: 14900, 2600: 22900 }) +
      (v['diametre-disque'] === 125 && v['interrupteur-meuleuse'] === 'homme-mort' ? 1400 : 0),
    poids: (v) => selon(v.puissance, { 900: 2500, 1400: 3200, 2200: 6600, 2600: 7400 }),
    longueurColis: (v) => (v['diametre-disque'] === 230 ? 560 : 380),
    suffixe: (v) =>
      `${v['diametre-disque']}-${v.puissance}${v['interrupteur-meuleuse'] === 'homme-mort' ? 'H' : ''}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 83 },
    normes: ['EN 62841-1', 'EN IEC 62841-2-3'],
    complements: ['EMU'],
    metiers: ['metallier', 'serrurier', 'macon', 'couvreur'],
  },
  {
    code: 'EAS',
    noeud: 'aspirateurs-eau-poussiere',
    genre: 'aspirateur',
    nom: texte(
      'Aspirateur eau et poussières',
      'Wet and dry dust extractor',
      'Aspirador de sólidos y líquidos',
    ),
    declinaison: texte(
      '{volume-cuve}, {classe-poussiere}',
      '{volume-cuve}, {classe-poussiere}',
      '{volume-cuve}, {classe-poussiere}',
    ),
    description: texte(
      'Prise asservie pour l’outil, décolmatage automatique et flexible antistatique de 3,5 m. La classe M, exigée pour le bois et la poussière de béton, avertit quand le débit devient insuffisant ; la classe H s’impose pour l’amiante et les moisissures. Les coffrets empilables se verrouillent sur le capot.',
      'Power take-off for the tool, automatic filter cleaning and a 3.5 m antistatic hose. M class, required for wood and concrete dust, sounds an alarm when airflow drops; H class is a must for asbestos and mould. Stacking cases lock onto the lid.',
      'Toma sincronizada para la herramienta, limpieza automática del filtro y manguera antiestática de 3,5 m. La clase M, exigida para madera y polvo de hormigón, avisa si baja el caudal; la clase H es obligatoria para amianto y moho. Los maletines apilables se acoplan a la tapa.',
    ),
    axes: { 'classe-poussiere': ['m', 'l', 'h'], 'volume-cuve': [30, 25, 42] },
    fixes: { ...FILAIRE, puissance: 1200 },
    existe: (v) => v['classe-poussiere'] !== 'h' || v['volume-cuve'] === 30,
    marques: ['rothbeck', 'volmer', 'takiro', 'outibel'],
    conditionnement: aLaPiece,
    prix: (v) =>
      selon(v['classe-poussiere'], { l: 21900, m: 46900, h: 68900 }) +
      selon(v['volume-cuve'], { 25: 0, 30: 2900, 42: 7900 }),
    poids: (v) => 9800 + Number(v['volume-cuve']) * 150,
    longueurColis: () => 620,
    suffixe: (v) => `${v['volume-cuve']}-${String(v['classe-poussiere']).toUpperCase()}`,
    machine: { garantieMois: 24 },
    ecoParticipation: { type: 'DEEE', centimes: 167 },
    normes: ['EN 60335-2-69'],
    complements: ['ESF', 'EPX', 'EGI', 'ESC'],
    metiers: ['menuisier', 'plaquiste', 'peintre', 'maintenance'],
  },
  {
    code: 'ESA',
    noeud: 'sacs-filtres-aspirateur',
    genre: 'sac-aspirateur',
    nom: texte(
      'Sac non tissé pour aspirateur',
      'Fleece filter bag',
      'Bolsa de fieltro para aspirador',
    ),
    declinaison: texte(
      'cuve {volume-cuve}, {classe-poussiere}',
      '{volume-cuve} tank, {classe-poussiere}',
      'depósito de {volume-cuve}, {classe-poussiere}',
    ),
    description: texte(
      'Non-tissé trois couches qui résiste aux éclats de bois et au plâtre humide, là où le papier se perce. Obturateur coulissant pour déposer le sac sans poussière. À changer aux deux tiers de la cuve pour garder le débit.',
      'Three-ply fleece that shrugs off splinters and damp plaster where paper tears. A slide closure lets you remove the bag without dust. Change it when two thirds full to keep the airflow up.',
      'Fieltro de tres capas que resiste astillas y yeso húmedo, donde el papel se rompe. Cierre deslizante para retirar la bolsa sin polvo. Cámbiela a dos tercios de llenado para mantener el caudal.',
    ),
    axes: { 'classe-poussiere': ['m', 'l'], 'volume-cuve': [30, 25, 42] },
    marques: ['rothbeck', 'volmer', 'comptoir'],
    conditionnement: () => ({ unite: 'lot', contenu: 5 }),
    prix: (v) =>
      selon(v['volume-cuve'], { 25: 1690, 30: 1890, 42: 2490 }) +
      (v['classe-poussiere'] === 'm' ? 400 : 0),
    poids: (v) => 260 + Number(v['volume-cuve']) * 6,
    suffixe: (v) => `${v['volume-cuve']}-${String(v['classe-poussiere']).toUpperCase()}`,
    normes: ['EN 60335-2-69'],
    complements: ['EAS'],
    metiers: ['menuisier', 'plaquiste', 'peintre'],
  },
];
