import { texte, type NoeudDemo } from '../../modele.ts';

function noeud(code: string, fr: string, en: string, es: string, enfants?: NoeudDemo[]): NoeudDemo {
  return { code, libelle: texte(fr, en, es), ...(enfants && { enfants }) };
}

const TETE: NoeudDemo = {
  ...noeud(
    'protection-tete',
    'Protection de la tête',
    'Head protection',
    'Protección de la cabeza',
  ),
  intro: texte(
    'Casques de chantier et de travail en hauteur, casquettes antiheurt et leurs accessoires.',
    'Site helmets, climbing-style helmets, bump caps and their accessories.',
    'Cascos de obra y de trabajo en altura, gorras antigolpes y sus accesorios.',
  ),
  enfants: [
    noeud('casques-protection', 'Casques', 'Safety helmets', 'Cascos', [
      noeud('casques-chantier', 'Casques de chantier', 'Site helmets', 'Cascos de obra'),
      noeud(
        'casques-hauteur',
        'Casques pour travail en hauteur',
        'Working-at-height helmets',
        'Cascos para trabajos en altura',
      ),
    ]),
    noeud('casquettes-antiheurt', 'Casquettes antiheurt', 'Bump caps', 'Gorras antigolpes'),
    noeud(
      'accessoires-casque',
      'Jugulaires, coiffes et accessoires',
      'Chin straps, harnesses and accessories',
      'Barboquejos, arneses y accesorios',
    ),
  ],
};

const YEUX: NoeudDemo = {
  ...noeud(
    'protection-yeux-visage',
    'Protection des yeux et du visage',
    'Eye and face protection',
    'Protección ocular y facial',
  ),
  intro: texte(
    'Lunettes, surlunettes, lunettes-masques, écrans faciaux et masques de soudage.',
    'Spectacles, overspecs, goggles, face shields and welding helmets.',
    'Gafas, sobregafas, gafas panorámicas, pantallas faciales y de soldadura.',
  ),
  enfants: [
    noeud(
      'lunettes-protection',
      'Lunettes de protection',
      'Safety eyewear',
      'Gafas de protección',
      [
        noeud('lunettes-branches', 'Lunettes à branches', 'Safety spectacles', 'Gafas de patillas'),
        noeud('surlunettes', 'Surlunettes', 'Overspecs', 'Sobregafas'),
        noeud('lunettes-masques', 'Lunettes-masques', 'Safety goggles', 'Gafas panorámicas'),
      ],
    ),
    noeud('ecrans-faciaux', 'Écrans faciaux', 'Face shields', 'Pantallas faciales'),
    noeud('masques-soudage', 'Masques de soudage', 'Welding helmets', 'Caretas de soldadura', [
      noeud(
        'masques-soudage-opto',
        'Masques optoélectroniques',
        'Auto-darkening helmets',
        'Caretas optoelectrónicas',
      ),
      noeud(
        'masques-soudage-passifs',
        'Masques et verres passifs',
        'Passive helmets and filters',
        'Caretas y cristales inactínicos',
      ),
    ]),
  ],
};

const OUIE: NoeudDemo = {
  ...noeud('protection-ouie', 'Protection de l’ouïe', 'Hearing protection', 'Protección auditiva'),
  intro: texte(
    'Bouchons jetables et réutilisables, casques antibruit passifs et électroniques.',
    'Disposable and reusable earplugs, passive and electronic ear defenders.',
    'Tapones desechables y reutilizables, orejeras pasivas y electrónicas.',
  ),
  enfants: [
    noeud('bouchons-oreille', 'Bouchons d’oreille', 'Earplugs', 'Tapones auditivos', [
      noeud('bouchons-jetables', 'Bouchons jetables', 'Disposable earplugs', 'Tapones desechables'),
      noeud(
        'bouchons-reutilisables',
        'Bouchons réutilisables et arceaux',
        'Reusable and banded earplugs',
        'Tapones reutilizables y con banda',
      ),
    ]),
    noeud('casques-antibruit', 'Casques antibruit', 'Ear defenders', 'Orejeras antirruido', [
      noeud(
        'casques-antibruit-passifs',
        'Casques antibruit passifs',
        'Passive ear defenders',
        'Orejeras pasivas',
      ),
      noeud(
        'casques-antibruit-electroniques',
        'Casques antibruit électroniques',
        'Electronic ear defenders',
        'Orejeras electrónicas',
      ),
    ]),
  ],
};

const RESPIRATOIRE: NoeudDemo = {
  ...noeud(
    'protection-respiratoire',
    'Protection respiratoire',
    'Respiratory protection',
    'Protección respiratoria',
  ),
  intro: texte(
    'Masques jetables FFP, demi-masques, masques complets, filtres et cartouches.',
    'Disposable FFP respirators, half masks, full-face masks, filters and cartridges.',
    'Mascarillas FFP, semimáscaras, máscaras completas, filtros y cartuchos.',
  ),
  enfants: [
    noeud('masques-jetables', 'Masques jetables', 'Disposable respirators', 'Mascarillas FFP', [
      noeud(
        'masques-jetables-coque',
        'Masques coques',
        'Cup-shaped respirators',
        'Mascarillas moldeadas',
      ),
      noeud(
        'masques-jetables-pliables',
        'Masques pliables',
        'Fold-flat respirators',
        'Mascarillas plegables',
      ),
    ]),
    noeud(
      'masques-reutilisables',
      'Masques réutilisables',
      'Reusable masks',
      'Máscaras reutilizables',
      [
        noeud('demi-masques', 'Demi-masques', 'Half masks', 'Semimáscaras'),
        noeud('masques-complets', 'Masques complets', 'Full-face masks', 'Máscaras completas'),
      ],
    ),
    noeud(
      'filtres-respiratoires',
      'Filtres et cartouches',
      'Filters and cartridges',
      'Filtros y cartuchos',
    ),
    noeud(
      'ventilation-assistee',
      'Ventilation assistée',
      'Powered air respirators',
      'Equipos de ventilación asistida',
    ),
  ],
};

const MAINS: NoeudDemo = {
  ...noeud(
    'protection-mains',
    'Protection des mains',
    'Hand protection',
    'Protección de las manos',
  ),
  intro: texte(
    'Gants de manutention, anticoupure, chimiques, de soudeur et gants jetables, tailles 6 à 12.',
    'Handling, cut-resistant, chemical, welding and disposable gloves, sizes 6 to 12.',
    'Guantes de manipulación, anticorte, químicos, de soldador y desechables, tallas 6 a 12.',
  ),
  enfants: [
    noeud(
      'gants-manutention',
      'Gants de manutention',
      'Handling gloves',
      'Guantes de manipulación',
      [
        noeud('gants-enduits', 'Gants enduits', 'Coated gloves', 'Guantes recubiertos', [
          noeud(
            'gants-enduits-nitrile',
            'Gants enduits nitrile',
            'Nitrile-coated gloves',
            'Guantes con nitrilo',
          ),
          noeud(
            'gants-enduits-pu',
            'Gants enduits PU',
            'PU-coated gloves',
            'Guantes con poliuretano',
          ),
          noeud(
            'gants-enduits-latex',
            'Gants enduits latex',
            'Latex-coated gloves',
            'Guantes con látex',
          ),
        ]),
        noeud('gants-cuir', 'Gants cuir', 'Leather gloves', 'Guantes de cuero'),
        noeud(
          'gants-froid',
          'Gants contre le froid',
          'Cold-weather gloves',
          'Guantes contra el frío',
        ),
      ],
    ),
    noeud('gants-anticoupure', 'Gants anticoupure', 'Cut-resistant gloves', 'Guantes anticorte'),
    noeud('gants-soudeur', 'Gants de soudeur', 'Welding gauntlets', 'Guantes de soldador'),
    noeud('gants-chimiques', 'Gants chimiques', 'Chemical gloves', 'Guantes químicos'),
    noeud('gants-jetables', 'Gants jetables', 'Disposable gloves', 'Guantes desechables'),
  ],
};

const PIEDS: NoeudDemo = {
  ...noeud('protection-pieds', 'Protection des pieds', 'Foot protection', 'Protección de los pies'),
  intro: texte(
    'Chaussures et bottes de sécurité à coque 200 J, semelles et lacets.',
    'Safety shoes and boots with 200 J toecaps, insoles and laces.',
    'Calzado y botas de seguridad con puntera de 200 J, plantillas y cordones.',
  ),
  enfants: [
    noeud(
      'chaussures-securite',
      'Chaussures de sécurité',
      'Safety footwear',
      'Calzado de seguridad',
      [
        noeud('chaussures-basses', 'Chaussures basses', 'Safety shoes', 'Zapatos de seguridad', [
          noeud(
            'chaussures-basses-s1p',
            'Chaussures basses S1P',
            'S1P safety shoes',
            'Zapatos S1P',
          ),
          noeud('chaussures-basses-s3', 'Chaussures basses S3', 'S3 safety shoes', 'Zapatos S3'),
        ]),
        noeud('chaussures-hautes', 'Chaussures hautes', 'Safety boots', 'Botas de seguridad', [
          noeud('chaussures-hautes-s1p', 'Chaussures hautes S1P', 'S1P safety boots', 'Botas S1P'),
          noeud('chaussures-hautes-s3', 'Chaussures hautes S3', 'S3 safety boots', 'Botas S3'),
        ]),
      ],
    ),
    noeud(
      'bottes-securite',
      'Bottes de sécurité',
      'Safety wellingtons',
      'Botas altas de seguridad',
      [
        noeud(
          'bottes-pvc',
          'Bottes PVC et polyuréthane',
          'PVC and PU wellingtons',
          'Botas de PVC y PU',
        ),
        noeud('bottes-fourrees', 'Bottes fourrées', 'Rigger and lined boots', 'Botas forradas'),
      ],
    ),
    noeud('semelles-lacets', 'Semelles et lacets', 'Insoles and laces', 'Plantillas y cordones'),
  ],
};

const ANTICHUTE: NoeudDemo = {
  ...noeud('antichute', 'Antichute', 'Fall protection', 'Protección anticaídas'),
  intro: texte(
    'Harnais, longes, antichutes à rappel automatique et ancrages, à vérifier chaque année.',
    'Harnesses, lanyards, retractable fall arresters and anchors, to be inspected every year.',
    'Arneses, cuerdas, anticaídas retráctiles y anclajes, con revisión anual obligatoria.',
  ),
  enfants: [
    noeud('harnais', 'Harnais', 'Harnesses', 'Arneses'),
    noeud('longes', 'Longes', 'Lanyards', 'Elementos de amarre', [
      noeud(
        'longes-absorbeur',
        'Longes avec absorbeur',
        'Shock-absorbing lanyards',
        'Amarres con absorbedor de energía',
      ),
      noeud(
        'longes-maintien',
        'Longes de maintien',
        'Work-positioning lanyards',
        'Cuerdas de sujeción',
      ),
    ]),
    noeud('antichutes', 'Antichutes', 'Fall arresters', 'Dispositivos anticaídas', [
      noeud(
        'antichutes-rappel',
        'Antichutes à rappel automatique',
        'Retractable fall arresters',
        'Anticaídas retráctiles',
      ),
      noeud(
        'antichutes-corde',
        'Antichutes mobiles sur corde',
        'Rope grabs',
        'Anticaídas deslizantes',
      ),
    ]),
    noeud(
      'ancrages-antichute',
      'Ancrages et connecteurs',
      'Anchors and connectors',
      'Anclajes y conectores',
    ),
  ],
};

const SECOURS: NoeudDemo = {
  ...noeud(
    'secours-signalisation',
    'Premiers secours et signalisation',
    'First aid and signage',
    'Primeros auxilios y señalización',
  ),
  intro: texte(
    'Trousses de secours, lave-œil, extincteurs, panneaux et balisage de chantier.',
    'First aid kits, eyewash, fire extinguishers, safety signs and site barriers.',
    'Botiquines, lavaojos, extintores, señales y balizamiento de obra.',
  ),
  enfants: [
    noeud('premiers-secours', 'Premiers secours', 'First aid', 'Primeros auxilios', [
      noeud(
        'trousses-secours',
        'Trousses et armoires à pharmacie',
        'First aid kits and cabinets',
        'Botiquines y armarios',
      ),
      noeud('lave-oeil', 'Lave-œil et pansements', 'Eyewash and dressings', 'Lavaojos y apósitos'),
    ]),
    noeud('extincteurs', 'Extincteurs', 'Fire extinguishers', 'Extintores'),
    noeud('signalisation', 'Signalisation', 'Signage', 'Señalización', [
      noeud('panneaux-securite', 'Panneaux de sécurité', 'Safety signs', 'Señales de seguridad'),
      noeud('balisage-chantier', 'Balisage de chantier', 'Site marking', 'Balizamiento de obra', [
        noeud('cones-chantier', 'Cônes et piquets', 'Cones and posts', 'Conos y piquetas'),
        noeud('rubans-balisage', 'Rubans et filets', 'Barrier tape and mesh', 'Cintas y mallas'),
      ]),
    ]),
  ],
};

export const arbre: NoeudDemo = {
  ...noeud('epi', 'Équipements de protection', 'Protective equipment', 'Equipos de protección'),
  intro: texte(
    'Protéger la tête, les mains, les pieds, l’ouïe et le souffle, du chantier à l’atelier.',
    'Head, hand, foot, hearing and breathing protection, from the site to the workshop.',
    'Protección de cabeza, manos, pies, oídos y vías respiratorias, de la obra al taller.',
  ),
  enfants: [TETE, YEUX, OUIE, RESPIRATOIRE, MAINS, PIEDS, ANTICHUTE, SECOURS],
};
