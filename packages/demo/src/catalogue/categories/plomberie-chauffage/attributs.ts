import { texte, type AttributDemo } from '../../modele.ts';

export const attributs: readonly AttributDemo[] = [
  {
    code: 'longueur-tube',
    libelle: texte('Longueur de tube', 'Pipe length', 'Longitud de tubo'),
    type: 'nombre',
    unite: 'm',
  },
  {
    code: 'gaine-tube',
    libelle: texte('Gaine', 'Sheath', 'Funda'),
    type: 'choix',
    valeurs: {
      nu: texte('nu', 'bare', 'sin funda'),
      bleu: texte('gainé bleu', 'blue sheathed', 'con funda azul'),
      rouge: texte('gainé rouge', 'red sheathed', 'con funda roja'),
      isole: texte('isolé 6 mm', 'with 6 mm insulation', 'aislado 6 mm'),
    },
  },
  {
    code: 'filetage-gaz',
    libelle: texte('Filetage gaz', 'BSP thread', 'Rosca gas'),
    type: 'choix',
    valeurs: {
      '12-17': texte('12×17 (3/8″)', '3/8″ BSP', '3/8″'),
      '15-21': texte('15×21 (1/2″)', '1/2″ BSP', '1/2″'),
      '20-27': texte('20×27 (3/4″)', '3/4″ BSP', '3/4″'),
      '26-34': texte('26×34 (1″)', '1″ BSP', '1″'),
      '33-42': texte('33×42 (1″1/4)', '1 1/4″ BSP', '1 1/4″'),
      '40-49': texte('40×49 (1″1/2)', '1 1/2″ BSP', '1 1/2″'),
      '50-60': texte('50×60 (2″)', '2″ BSP', '2″'),
    },
  },
  {
    code: 'forme-raccord',
    libelle: texte('Forme', 'Shape', 'Forma'),
    type: 'choix',
    valeurs: {
      'coude-90-ff': texte(
        'coude 90° femelle-femelle',
        '90° elbow, female-female',
        'codo 90° hembra-hembra',
      ),
      'coude-90-mf': texte(
        'coude 90° mâle-femelle',
        '90° elbow, male-female',
        'codo 90° macho-hembra',
      ),
      'coude-45-ff': texte(
        'coude 45° femelle-femelle',
        '45° elbow, female-female',
        'codo 45° hembra-hembra',
      ),
      'te-egal': texte('té égal', 'equal tee', 'te igual'),
      'manchon-droit': texte('manchon', 'coupler', 'manguito'),
      bouchon: texte('bouchon', 'cap', 'tapón'),
      'raccord-male': texte('droit mâle', 'straight male', 'recto macho'),
      'raccord-femelle': texte('droit écrou tournant', 'straight swivel nut', 'recto tuerca loca'),
      'coude-applique': texte(
        'coude applique femelle',
        'wall plate elbow, female',
        'codo base fijación hembra',
      ),
      'mamelon-egal': texte('mamelon égal', 'equal nipple', 'machón igual'),
      'coude-filete-male': texte('coude mâle', 'male elbow', 'codo macho'),
      equerre: texte('équerre', 'angle', 'en escuadra'),
      droit: texte('droit', 'straight', 'recto'),
      'coude-90': texte('coude 90°', '90° elbow', 'codo 90°'),
    },
  },
  {
    code: 'forme-pvc',
    libelle: texte('Forme', 'Shape', 'Forma'),
    type: 'choix',
    valeurs: {
      'coude-87-mf': texte(
        'coude 87°30 mâle-femelle',
        '87.5° bend, spigot-socket',
        'codo 87°30 macho-hembra',
      ),
      'coude-87-ff': texte(
        'coude 87°30 femelle-femelle',
        '87.5° bend, double socket',
        'codo 87°30 hembra-hembra',
      ),
      'coude-45-mf': texte(
        'coude 45° mâle-femelle',
        '45° bend, spigot-socket',
        'codo 45° macho-hembra',
      ),
      'embranchement-45-mf': texte(
        'culotte 45° mâle-femelle',
        '45° branch, spigot-socket',
        'derivación 45° macho-hembra',
      ),
      'te-87-mf': texte('té pied de biche 87°30', '87.5° swept tee', 'te 87°30 macho-hembra'),
      'manchon-ff': texte(
        'manchon femelle-femelle',
        'double-socket coupler',
        'manguito hembra-hembra',
      ),
    },
  },
  {
    code: 'raccordement-vanne',
    libelle: texte('Raccordement', 'Connection', 'Conexión'),
    type: 'choix',
    valeurs: {
      'femelle-femelle': texte('femelle-femelle', 'female-female', 'hembra-hembra'),
      'male-femelle': texte('mâle-femelle', 'male-female', 'macho-hembra'),
    },
  },
  {
    code: 'manoeuvre-vanne',
    libelle: texte('Manœuvre', 'Operation', 'Maniobra'),
    type: 'choix',
    valeurs: {
      levier: texte('levier', 'lever handle', 'palanca'),
      papillon: texte('papillon', 'butterfly handle', 'mariposa'),
    },
  },
  {
    code: 'bec-mitigeur',
    libelle: texte('Bec', 'Spout', 'Caño'),
    type: 'choix',
    valeurs: {
      'bec-bas': texte('bec bas', 'low spout', 'caño bajo'),
      'bec-haut': texte('bec haut', 'high spout', 'caño alto'),
      'bec-col-cygne': texte('col de cygne orientable', 'swivel swan neck', 'caño alto giratorio'),
      'bec-douchette': texte('douchette extractible', 'pull-out spray', 'ducha extraíble'),
    },
  },
  {
    code: 'sortie-wc',
    libelle: texte('Sortie', 'Outlet', 'Salida'),
    type: 'choix',
    valeurs: {
      horizontale: texte('sortie horizontale', 'horizontal outlet', 'salida horizontal'),
      verticale: texte('sortie verticale', 'vertical outlet', 'salida vertical'),
      multidirection: texte('sortie orientable', 'multi-direction outlet', 'salida orientable'),
    },
  },
  {
    code: 'type-siphon',
    libelle: texte('Type', 'Type', 'Tipo'),
    type: 'choix',
    valeurs: {
      'lavabo-pvc': texte(
        'lavabo, PVC réglable',
        'for basin, adjustable PVC',
        'para lavabo, PVC regulable',
      ),
      'lavabo-design': texte(
        'lavabo, laiton chromé apparent',
        'for basin, exposed chromed brass',
        'para lavabo, latón cromado visto',
      ),
      'evier-simple': texte('évier 1 cuve', 'for single-bowl sink', 'para fregadero de 1 seno'),
      'evier-double': texte('évier 2 cuves', 'for double-bowl sink', 'para fregadero de 2 senos'),
      'machine-laver': texte('machine à laver', 'for washing machine', 'para lavadora'),
      'gain-place': texte(
        'lavabo, gain de place',
        'for basin, space saving',
        'para lavabo, ahorro de espacio',
      ),
    },
  },
  {
    code: 'type-radiateur',
    libelle: texte('Type de radiateur', 'Radiator type', 'Tipo de radiador'),
    type: 'choix',
    valeurs: {
      t11: texte('type 11', 'type 11', 'tipo 11'),
      t21: texte('type 21', 'type 21', 'tipo 21'),
      t22: texte('type 22', 'type 22', 'tipo 22'),
      t33: texte('type 33', 'type 33', 'tipo 33'),
    },
  },
  {
    code: 'pose-chauffe-eau',
    libelle: texte('Pose', 'Mounting', 'Montaje'),
    type: 'choix',
    valeurs: {
      'vertical-mural': texte('vertical mural', 'vertical wall-hung', 'vertical mural'),
      'horizontal-mural': texte('horizontal mural', 'horizontal wall-hung', 'horizontal mural'),
      'vertical-sol': texte('vertical sur socle', 'floor standing', 'vertical de suelo'),
    },
  },
  {
    code: 'capacite-litres',
    libelle: texte('Capacité', 'Capacity', 'Capacidad'),
    type: 'nombre',
    unite: 'L',
  },
  {
    code: 'isolation-conduit',
    libelle: texte('Isolation', 'Insulation', 'Aislamiento'),
    type: 'choix',
    valeurs: {
      nu: texte('non isolé', 'uninsulated', 'sin aislar'),
      'isole-25': texte('isolé 25 mm', '25 mm insulation', 'aislado 25 mm'),
      'isole-50': texte('isolé 50 mm', '50 mm insulation', 'aislado 50 mm'),
    },
  },
  {
    code: 'media-filtrant',
    libelle: texte('Média filtrant', 'Filter media', 'Medio filtrante'),
    type: 'choix',
    valeurs: {
      'bobine-polypro': texte(
        'bobinée polypropylène',
        'wound polypropylene',
        'bobinado de polipropileno',
      ),
      'tamis-lavable': texte('tamis lavable', 'washable screen', 'malla lavable'),
      'charbon-actif': texte('charbon actif', 'activated carbon', 'carbón activo'),
      polyphosphates: texte('polyphosphates', 'polyphosphate', 'polifosfatos'),
    },
  },
  {
    code: 'finesse',
    libelle: texte('Finesse de filtration', 'Filtration rating', 'Grado de filtración'),
    type: 'nombre',
    unite: 'µm',
  },
  {
    code: 'plage-collier',
    libelle: texte('Plage de serrage', 'Clamping range', 'Rango de apriete'),
    type: 'choix',
    valeurs: {
      '12-16': texte('12 à 16 mm', '12 to 16 mm', '12 a 16 mm'),
      '17-19': texte('17 à 19 mm', '17 to 19 mm', '17 a 19 mm'),
      '20-23': texte('20 à 23 mm', '20 to 23 mm', '20 a 23 mm'),
      '26-28': texte('26 à 28 mm', '26 to 28 mm', '26 a 28 mm'),
      '32-35': texte('32 à 35 mm', '32 to 35 mm', '32 a 35 mm'),
      '40-43': texte('40 à 43 mm', '40 to 43 mm', '40 a 43 mm'),
      '48-51': texte('48 à 51 mm', '48 to 51 mm', '48 a 51 mm'),
      '54-57': texte('54 à 57 mm', '54 to 57 mm', '54 a 57 mm'),
      '75-80': texte('75 à 80 mm', '75 to 80 mm', '75 a 80 mm'),
      '108-114': texte('108 à 114 mm', '108 to 114 mm', '108 a 114 mm'),
    },
  },
  {
    code: 'ecrou-collier',
    libelle: texte('Écrou', 'Boss', 'Tuerca'),
    type: 'choix',
    valeurs: {
      'm7-150': texte('M7 × 150', 'M7 × 150', 'M7 × 150'),
      'm8-125': texte('M8 × 125', 'M8 × 125', 'M8 × 125'),
      'm8-m10': texte('M8/M10', 'M8/M10', 'M8/M10'),
    },
  },
];
