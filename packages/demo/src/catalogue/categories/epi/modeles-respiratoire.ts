import { aLaPiece } from '../../read-valeurs.ts';
import { texte, type ModeleArticle } from '../../modele.ts';
import { capitales, selon } from './bareme.ts';

export const modelesRespiratoire: readonly ModeleArticle[] = [
  {
    code: 'GFP',
    noeud: 'masques-jetables-pliables',
    genre: 'masque-pliable',
    nom: texte(
      'Masque respiratoire jetable pliable',
      'Fold-flat disposable respirator',
      'Mascarilla autofiltrante plegable',
    ),
    declinaison: texte(
      '{classe-ffp}, {soupape}',
      '{classe-ffp}, {soupape}',
      '{classe-ffp}, {soupape}',
    ),
    description: texte(
      'Trois panneaux qui suivent les mouvements du visage, barrette nasale et mousse d’étanchéité, emballage individuel pour la poche ou le fourgon. FFP2 pour le plâtre et le ponçage, FFP3 pour la silice et les poussières de bois dur. Non réutilisable au-delà du poste.',
      'Three-panel design that moves with the face, nose clip and sealing foam, individually wrapped for pocket or van. FFP2 for plaster and sanding, FFP3 for silica and hardwood dust. Single shift use only.',
      'Tres paneles que acompañan los movimientos de la cara, clip nasal y espuma de sellado, envase individual. FFP2 para yeso y lijado, FFP3 para sílice y polvo de maderas duras. No reutilizable después del turno.',
    ),
    axes: { 'classe-ffp': ['ffp2', 'ffp3', 'ffp1'], soupape: ['avec', 'sans'] },
    marques: ['protekta', 'securam', 'comptoir'],
    conditionnement: () => ({ unite: 'boite', contenu: 20 }),
    prix: (v) =>
      20 *
      (selon(v, 'classe-ffp', { ffp1: 75, ffp2: 118, ffp3: 215 }) +
        selon(v, 'soupape', { sans: 0, avec: 32 })),
    poids: (v) => 20 * selon(v, 'soupape', { sans: 11, avec: 15 }),
    suffixe: (v) =>
      `${capitales(v, 'classe-ffp')}-${selon(v, 'soupape', { avec: 'S', sans: 'N' })}`,
    normes: ['EN 149 NR'],
    complements: ['GLU', 'GLM', 'HCJ'],
    metiers: ['plaquiste', 'menuisier', 'macon', 'peintre'],
  },
  {
    code: 'GFC',
    noeud: 'masques-jetables-coque',
    genre: 'masque-coque',
    nom: texte(
      'Masque respiratoire jetable coque',
      'Cup-shaped disposable respirator',
      'Mascarilla autofiltrante moldeada',
    ),
    declinaison: texte(
      '{classe-ffp}, {soupape}',
      '{classe-ffp}, {soupape}',
      '{classe-ffp}, {soupape}',
    ),
    description: texte(
      'Coque préformée qui ne s’écrase pas par temps humide, élastiques soudés et joint facial sur la FFP3. La soupape évacue chaleur et buée, préférable avec des lunettes. Vérifier l’étanchéité à chaque pose ; elle n’est pas assurée sur une barbe.',
      'Pre-formed shell that keeps its shape in damp conditions, welded straps and a face seal on FFP3. The valve clears heat and moisture, best with eyewear. Check the fit each time; a beard breaks the seal.',
      'Cazoleta preformada que no se deforma con la humedad, gomas soldadas y junta facial en FFP3. La válvula evacua calor y vaho, recomendable con gafas. Compruebe el ajuste en cada uso; con barba no hay estanqueidad.',
    ),
    axes: { 'classe-ffp': ['ffp2', 'ffp3', 'ffp1'], soupape: ['avec', 'sans'] },
    existe: (v) => v['classe-ffp'] !== 'ffp3' || v.soupape === 'avec',
    marques: ['protekta', 'securam'],
    // Valved shells do not stack as closely.
    conditionnement: (v) => ({ unite: 'boite', contenu: v.soupape === 'avec' ? 10 : 20 }),
    prix: (v) =>
      (v.soupape === 'avec' ? 10 : 20) *
      (selon(v, 'classe-ffp', { ffp1: 62, ffp2: 96, ffp3: 265 }) +
        selon(v, 'soupape', { sans: 0, avec: 55 })),
    poids: (v) => (v.soupape === 'avec' ? 10 * 19 : 20 * 12),
    suffixe: (v) =>
      `${capitales(v, 'classe-ffp')}-${selon(v, 'soupape', { avec: 'S', sans: 'N' })}`,
    normes: ['EN 149 NR'],
    complements: ['GLU', 'GCA'],
    metiers: ['plaquiste', 'macon', 'menuisier', 'collectivite'],
  },
  {
    code: 'GDM',
    noeud: 'demi-masques',
    genre: 'demi-masque',
    nom: texte(
      'Demi-masque respiratoire bifiltre silicone',
      'Silicone twin-filter half mask',
      'Semimáscara de silicona de dos filtros',
    ),
    declinaison: texte('taille {taille}', 'size {taille}', 'talla {taille}'),
    description: texte(
      'Jupe en silicone hypoallergénique, coiffe à réglage unique et position de repos autour du cou. Deux filtres à baïonnette de part et d’autre pour dégager le champ de vision. Se démonte sans outil pour le nettoyage ; filtres vendus séparément.',
      'Hypoallergenic silicone facepiece with a single-pull harness and a drop-down position. Two side bayonet filters keep the view clear. Comes apart without tools for cleaning; filters sold separately.',
      'Adaptador de silicona hipoalergénica, arnés de ajuste único y posición de descanso en el cuello. Dos filtros de bayoneta laterales que despejan la vista. Se desmonta sin herramientas; filtros no incluidos.',
    ),
    axes: { taille: ['m', 's', 'l'] },
    marques: ['protekta', 'securam', 'norderik'],
    conditionnement: aLaPiece,
    prix: () => 2490,
    poids: (v) => selon(v, 'taille', { s: 118, m: 125, l: 134 }),
    suffixe: (v) => capitales(v, 'taille'),
    normes: ['EN 140'],
    complements: ['GFI', 'GLM', 'HCJ'],
    metiers: ['peintre', 'menuisier', 'agenceur', 'maintenance'],
  },
  {
    code: 'GMC',
    noeud: 'masques-complets',
    genre: 'masque-complet',
    nom: texte(
      'Masque respiratoire complet bifiltre',
      'Twin-filter full-face mask',
      'Máscara completa de dos filtros',
    ),
    declinaison: texte('taille {taille}', 'size {taille}', 'talla {taille}'),
    description: texte(
      'Écran panoramique en polycarbonate traité antirayures et demi-masque intérieur qui limite la buée. Coiffe six brins à boucles rapides. Protège en même temps les yeux et les voies respiratoires pour la résine, le décapage et les peintures au pistolet.',
      'Panoramic anti-scratch polycarbonate visor with an inner mask that keeps fogging down. Six-strap harness with quick buckles. Protects eyes and airways at once for resins, stripping and spray painting.',
      'Visor panorámico de policarbonato antirrayado y mascarilla interior que limita el vaho. Arnés de seis tirantes con hebillas rápidas. Protege a la vez ojos y vías respiratorias con resinas, decapantes y pintura a pistola.',
    ),
    axes: { taille: ['m', 's', 'l'] },
    marques: ['protekta', 'norderik'],
    conditionnement: aLaPiece,
    prix: () => 13900,
    poids: (v) => selon(v, 'taille', { s: 515, m: 530, l: 550 }),
    suffixe: (v) => capitales(v, 'taille'),
    normes: ['EN 136'],
    complements: ['GFI', 'HCJ', 'GJN'],
    metiers: ['peintre', 'maintenance', 'collectivite'],
  },
  {
    code: 'GFI',
    noeud: 'filtres-respiratoires',
    genre: 'filtre-respiratoire',
    nom: texte(
      'Filtre respiratoire à baïonnette',
      'Bayonet respirator filter',
      'Filtro respiratorio de bayoneta',
    ),
    declinaison: texte('{type-filtre}', '{type-filtre}', '{type-filtre}'),
    description: texte(
      'A contre les vapeurs organiques, B gaz inorganiques, E gaz acides, K ammoniac, P poussières et aérosols. Livré par paire, à changer ensemble. Une fois le sachet ouvert, utiliser dans les six mois ; remplacer dès la moindre odeur perçue.',
      'A for organic vapours, B inorganic gases, E acid gases, K ammonia, P dust and aerosols. Supplied in pairs, always changed together. Use within six months of opening and replace at the first trace of odour.',
      'A para vapores orgánicos, B gases inorgánicos, E gases ácidos, K amoniaco, P polvo y aerosoles. Se vende por pares, que se cambian a la vez. Abierto el envase, úselo en seis meses y sustitúyalo al notar olor.',
    ),
    axes: {
      'type-filtre': [
        'a2p3',
        'p3',
        'a2',
        'abek1p3',
        'abek1',
        'p2',
        'a1',
        'a1p2',
        'abe1',
        'abek2p3',
      ],
    },
    marques: ['protekta', 'securam', 'norderik'],
    conditionnement: () => ({ unite: 'paire', contenu: 1 }),
    prix: (v) =>
      selon(v, 'type-filtre', {
        p2: 690,
        p3: 990,
        a1: 1090,
        a2: 1350,
        abe1: 1390,
        abek1: 1490,
        a1p2: 1590,
        a2p3: 1990,
        abek1p3: 2290,
        abek2p3: 2790,
      }),
    poids: (v) =>
      selon(v, 'type-filtre', {
        p2: 40,
        p3: 50,
        a1: 130,
        a2: 180,
        abe1: 160,
        abek1: 170,
        a1p2: 180,
        a2p3: 240,
        abek1p3: 240,
        abek2p3: 320,
      }),
    suffixe: (v) => capitales(v, 'type-filtre'),
    normes: ['EN 14387', 'EN 143'],
    complements: ['GDM', 'GMC'],
    metiers: ['peintre', 'menuisier', 'maintenance'],
  },
];
