import { texte, type AttributDemo, type Texte } from '../../modele.ts';

function mesure(code: string, libelle: Texte, unite: string, decimales = 0): AttributDemo {
  return { code, libelle, type: 'nombre', unite, decimales };
}

export const attributs: readonly AttributDemo[] = [
  mesure('plans-echelle', texte('Plans', 'Sections', 'Tramos'), ''),
  mesure('barreaux', texte('Barreaux par plan', 'Rungs per section', 'Peldaños por tramo'), ''),
  mesure('marches', texte('Marches', 'Treads', 'Peldaños'), ''),
  mesure(
    'hauteur-plancher',
    texte('Hauteur de plancher', 'Platform height', 'Altura de plataforma'),
    'm',
    2,
  ),
  mesure(
    'hauteur-travail',
    texte('Hauteur de travail', 'Working height', 'Altura de trabajo'),
    'm',
    1,
  ),
  mesure(
    'cmu',
    texte('Charge maximale d’utilisation', 'Working load limit', 'Carga máxima de utilización'),
    't',
    2,
  ),
  mesure('longueur-elingue', texte('Longueur utile', 'Effective length', 'Longitud útil'), 'm', 1),
  mesure(
    'longueur-sangle',
    texte('Longueur de sangle', 'Strap length', 'Longitud de cincha'),
    'm',
    1,
  ),
  mesure('hauteur-levee', texte('Hauteur de levée', 'Lift height', 'Altura de elevación'), 'm', 1),
  mesure(
    'longueur-fourches',
    texte('Longueur des fourches', 'Fork length', 'Longitud de horquillas'),
    'mm',
  ),
  mesure('profondeur-rayonnage', texte('Profondeur', 'Depth', 'Profundidad'), 'mm'),
  mesure('niveaux-rayonnage', texte('Niveaux', 'Shelves', 'Niveles'), ''),
  mesure('volume-contenant', texte('Volume', 'Volume', 'Volumen'), 'L'),
  mesure('formats-essuyage', texte('Formats', 'Sheets', 'Hojas'), ''),
  mesure('sacs-par-lot', texte('Sacs par lot', 'Sacks per pack', 'Sacos por paquete'), ''),
  mesure('largeur-bache', texte('Largeur', 'Width', 'Anchura'), 'm', 1),
  mesure('longueur-bache', texte('Longueur', 'Length', 'Longitud'), 'm', 1),
  mesure('grammage-bache', texte('Grammage', 'Weight', 'Gramaje'), 'g/m²'),
  mesure('epaisseur-film', texte('Épaisseur du film', 'Film thickness', 'Galga'), 'µm'),
  mesure('hauteur-mini', texte('Hauteur mini', 'Closed height', 'Altura mínima'), 'm', 2),
  mesure('hauteur-maxi', texte('Hauteur maxi', 'Extended height', 'Altura máxima'), 'm', 2),
  {
    code: 'roue-manutention',
    libelle: texte('Roues', 'Wheels', 'Ruedas'),
    type: 'choix',
    valeurs: {
      increvable: texte('roues increvables', 'puncture-proof wheels', 'ruedas impinchables'),
      pneumatique: texte('roues pneumatiques', 'pneumatic wheels', 'ruedas neumáticas'),
      pleine: texte('roues caoutchouc plein', 'solid rubber wheels', 'ruedas de caucho macizo'),
    },
  },
  {
    code: 'roue-brouette',
    libelle: texte('Roue', 'Wheel', 'Rueda'),
    type: 'choix',
    valeurs: {
      increvable: texte('roue increvable', 'puncture-proof wheel', 'rueda impinchable'),
      pneumatique: texte('roue pneumatique', 'pneumatic wheel', 'rueda neumática'),
    },
  },
  {
    code: 'dossiers-chariot',
    libelle: texte('Dossiers', 'Handles', 'Respaldos'),
    type: 'choix',
    valeurs: {
      un: texte('un dossier', 'one handle', 'un respaldo'),
      deux: texte('deux dossiers', 'two handles', 'dos respaldos'),
      ridelles: texte('quatre ridelles', 'four mesh sides', 'cuatro laterales'),
    },
  },
  {
    code: 'bandage',
    libelle: texte('Bandage', 'Tread', 'Bandaje'),
    type: 'choix',
    valeurs: {
      'caoutchouc-gris': texte(
        'caoutchouc gris non tachant',
        'grey non-marking rubber',
        'caucho gris no marcante',
      ),
      caoutchouc: texte('caoutchouc noir', 'black rubber', 'caucho negro'),
      polyurethane: texte('polyuréthane', 'polyurethane', 'poliuretano'),
      polyamide: texte('polyamide', 'polyamide', 'poliamida'),
    },
  },
  {
    code: 'monture-roulette',
    libelle: texte('Monture', 'Fork', 'Soporte'),
    type: 'choix',
    valeurs: {
      pivotante: texte('pivotante', 'swivel', 'giratoria'),
      frein: texte('pivotante à frein', 'swivel with brake', 'giratoria con freno'),
      fixe: texte('fixe', 'fixed', 'fija'),
    },
  },
  {
    code: 'format-bac',
    libelle: texte('Format du bac', 'Bin size', 'Formato de gaveta'),
    type: 'choix',
    valeurs: {
      t1: texte('85 × 100 × 50 mm', '85 × 100 × 50 mm', '85 × 100 × 50 mm'),
      t2: texte('160 × 100 × 75 mm', '160 × 100 × 75 mm', '160 × 100 × 75 mm'),
      t3: texte('230 × 150 × 125 mm', '230 × 150 × 125 mm', '230 × 150 × 125 mm'),
      t4: texte('350 × 205 × 150 mm', '350 × 205 × 150 mm', '350 × 205 × 150 mm'),
      t5: texte('500 × 305 × 200 mm', '500 × 305 × 200 mm', '500 × 305 × 200 mm'),
    },
  },
  {
    code: 'base-bac',
    libelle: texte('Base du bac', 'Footprint', 'Base de la caja'),
    type: 'choix',
    valeurs: {
      '400x300': texte('400 × 300', '400 × 300', '400 × 300'),
      '600x400': texte('600 × 400', '600 × 400', '600 × 400'),
      '800x600': texte('800 × 600', '800 × 600', '800 × 600'),
    },
  },
  {
    code: 'fibres-balai',
    libelle: texte('Fibres', 'Bristles', 'Fibras'),
    type: 'choix',
    valeurs: {
      coco: texte('coco', 'coir', 'coco'),
      pvc: texte('PVC dur', 'stiff PVC', 'PVC duro'),
      piassava: texte('piassava', 'bass', 'piasaba'),
    },
  },
  {
    code: 'type-caisse-brouette',
    libelle: texte('Caisse', 'Tray', 'Caja'),
    type: 'choix',
    valeurs: {
      galvanisee: texte('caisse galvanisée', 'galvanised tray', 'caja galvanizada'),
      peinte: texte('caisse acier peint', 'painted steel tray', 'caja de acero pintado'),
      polypropylene: texte('caisse polypropylène', 'polypropylene tray', 'caja de polipropileno'),
    },
  },
  {
    code: 'matiere-corde',
    libelle: texte('Matière de la corde', 'Rope material', 'Material de la cuerda'),
    type: 'choix',
    valeurs: {
      polypropylene: texte('polypropylène', 'polypropylene', 'polipropileno'),
      polyamide: texte('polyamide', 'polyamide', 'poliamida'),
      chanvre: texte('chanvre', 'hemp', 'cáñamo'),
    },
  },
];
