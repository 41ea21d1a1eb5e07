import { texte, type AttributDemo } from '../../modele.ts';

export const ATTRIBUTS_AGENCEMENT: readonly AttributDemo[] = [
  {
    code: 'angle-ouverture',
    libelle: texte('Angle d’ouverture', 'Opening angle', 'Ángulo de apertura'),
    type: 'choix',
    valeurs: {
      '95': texte('95°', '95°', '95°'),
      '110': texte('110°', '110°', '110°'),
      '155': texte('155°', '155°', '155°'),
      '165': texte('165°', '165°', '165°'),
    },
  },
  {
    code: 'pose-de-porte',
    libelle: texte('Pose de la porte', 'Door position', 'Montaje de la puerta'),
    type: 'choix',
    valeurs: {
      applique: texte('porte en applique', 'full overlay', 'recta'),
      'semi-applique': texte('porte en semi-applique', 'half overlay', 'semiacodada'),
      rentrante: texte('porte rentrante', 'inset', 'superacodada'),
    },
  },
  {
    code: 'fermeture-meuble',
    libelle: texte('Fermeture', 'Closing', 'Cierre'),
    type: 'choix',
    valeurs: {
      amortie: texte('fermeture amortie', 'soft-close', 'cierre amortiguado'),
      ressort: texte('fermeture à ressort', 'self-closing', 'cierre con muelle'),
      'sans-ressort': texte('sans ressort', 'unsprung', 'sin muelle'),
      'push-open': texte('ouverture par pression', 'push to open', 'apertura por presión'),
      libre: texte('sans amortisseur', 'standard closing', 'sin freno'),
    },
  },
  {
    code: 'fixation-meuble',
    libelle: texte('Fixation', 'Fixing', 'Fijación'),
    type: 'choix',
    valeurs: {
      'a-visser': texte('à visser', 'screw-on', 'para atornillar'),
      'a-cheviller': texte('à cheviller', 'press-in dowels', 'con tacos a presión'),
      euro: texte('vis euro', 'euro screws', 'con tornillos euro'),
    },
  },
  {
    code: 'hauteur-embase',
    libelle: texte('Surépaisseur', 'Plate height', 'Suplemento'),
    type: 'nombre',
    unite: 'mm',
  },
  {
    code: 'forme-embase',
    libelle: texte('Forme', 'Shape', 'Forma'),
    type: 'choix',
    valeurs: {
      croix: texte('en croix', 'cruciform', 'en cruz'),
      droite: texte('droite', 'inline', 'lineal'),
    },
  },
  {
    code: 'finition-meuble',
    libelle: texte('Finition', 'Finish', 'Acabado'),
    type: 'choix',
    valeurs: {
      'aspect-inox': texte('aspect inox', 'stainless effect', 'efecto inox'),
      'nickel-brosse': texte('nickel brossé', 'brushed nickel', 'níquel cepillado'),
      'chrome-brillant': texte('chrome brillant', 'polished chrome', 'cromo brillo'),
      'noir-mat': texte('noir mat', 'matt black', 'negro mate'),
      'blanc-mat': texte('blanc mat', 'matt white', 'blanco mate'),
      'laiton-brosse': texte('laiton brossé', 'brushed brass', 'latón cepillado'),
      'bronze-vieilli': texte('bronze vieilli', 'antique bronze', 'bronce envejecido'),
      'gris-anthracite': texte('gris anthracite', 'anthracite grey', 'gris antracita'),
      'alu-anodise': texte('alu anodisé', 'anodised aluminium', 'aluminio anodizado'),
      zinc: texte('zinc', 'zinc plated', 'cincado'),
      chene: texte('chêne', 'oak', 'roble'),
      hetre: texte('hêtre', 'beech', 'haya'),
    },
  },
  {
    code: 'montage-roulette',
    libelle: texte('Monture', 'Mount', 'Soporte'),
    type: 'choix',
    valeurs: {
      'platine-pivotante': texte('platine pivotante', 'swivel plate', 'placa giratoria'),
      'platine-frein': texte(
        'platine pivotante à frein',
        'swivel plate, braked',
        'placa giratoria con freno',
      ),
      'platine-fixe': texte('platine fixe', 'fixed plate', 'placa fija'),
      'tige-m8': texte('tige M8', 'M8 stem', 'espiga M8'),
      'tige-m8-frein': texte('tige M8 à frein', 'M8 stem, braked', 'espiga M8 con freno'),
    },
  },
  {
    code: 'bandage-roulette',
    libelle: texte('Bandage', 'Tread', 'Banda de rodadura'),
    type: 'choix',
    valeurs: {
      souple: texte('bandage souple gris', 'soft grey tread', 'banda blanda gris'),
      polyamide: texte('polyamide', 'polyamide', 'poliamida'),
    },
  },
  {
    code: 'force-verin',
    libelle: texte('Force', 'Force', 'Fuerza'),
    type: 'nombre',
    unite: 'N',
  },
  {
    code: 'reglage-largeur',
    libelle: texte(
      'Largeur intérieure du meuble',
      'Inside cabinet width',
      'Anchura interior del mueble',
    ),
    type: 'choix',
    valeurs: {
      '450-600': texte('450 à 600 mm', '450 to 600 mm', '450 a 600 mm'),
      '600-830': texte('600 à 830 mm', '600 to 830 mm', '600 a 830 mm'),
      '830-1150': texte('830 à 1150 mm', '830 to 1150 mm', '830 a 1150 mm'),
    },
  },
  {
    code: 'nombre-bacs',
    libelle: texte('Bacs', 'Bins', 'Cubos'),
    type: 'choix',
    valeurs: {
      '1': texte('1 bac', '1 bin', '1 cubo'),
      '2': texte('2 bacs', '2 bins', '2 cubos'),
      '3': texte('3 bacs', '3 bins', '3 cubos'),
      '4': texte('4 bacs', '4 bins', '4 cubos'),
    },
  },
  {
    code: 'volume-bacs',
    libelle: texte('Volume total', 'Total volume', 'Volumen total'),
    type: 'nombre',
    unite: 'L',
  },
  {
    code: 'nombre-vantaux',
    libelle: texte('Vantaux', 'Doors', 'Hojas'),
    type: 'choix',
    valeurs: {
      '2': texte('2 vantaux', '2 doors', '2 hojas'),
      '3': texte('3 vantaux', '3 doors', '3 hojas'),
    },
  },
  {
    code: 'panneau-meuble',
    libelle: texte('Épaisseur de panneau', 'Panel thickness', 'Grueso de tablero'),
    type: 'nombre',
    unite: 'mm',
  },
  {
    code: 'temperature-couleur-meuble',
    libelle: texte('Température de couleur', 'Colour temperature', 'Temperatura de color'),
    type: 'nombre',
    unite: 'K',
  },
  {
    code: 'puissance-lineique',
    libelle: texte('Puissance par mètre', 'Power per metre', 'Potencia por metro'),
    type: 'nombre',
    unite: 'W/m',
    decimales: 1,
  },
  {
    code: 'pose-profil',
    libelle: texte('Pose', 'Mounting', 'Montaje'),
    type: 'choix',
    valeurs: {
      applique: texte('en applique', 'surface', 'de superficie'),
      encastre: texte('à encastrer', 'recessed', 'para empotrar'),
      angle: texte('d’angle 45°', '45° corner', 'de esquina 45°'),
    },
  },
  {
    code: 'pose-support',
    libelle: texte('Pose', 'Mounting', 'Montaje'),
    type: 'choix',
    valeurs: {
      lateral: texte('latéral à visser', 'side, screw-on', 'lateral para atornillar'),
      'lateral-emboiter': texte('latéral à emboîter', 'side, plug-in', 'lateral a presión'),
      central: texte('central sous tablette', 'centre, under shelf', 'central bajo balda'),
    },
  },
  {
    code: 'position-rail',
    libelle: texte('Position', 'Position', 'Posición'),
    type: 'choix',
    valeurs: {
      haut: texte('pose haute', 'top mounted', 'superior'),
      bas: texte('pose basse', 'bottom mounted', 'inferior'),
    },
  },
];
