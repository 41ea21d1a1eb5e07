import { texte, type NoeudDemo } from '../../modele.ts';

export const VISSERIE: NoeudDemo = {
  code: 'visserie',
  libelle: texte('Visserie', 'Screws', 'Tornillería'),
  intro: texte(
    'Vis pour bois, panneaux, plaques de plâtre et métaux, en boîte ou en seau de chantier.',
    'Screws for timber, boards, plasterboard and metal, boxed or in site tubs.',
    'Tornillos para madera, tableros, placa de yeso y metal, en caja o en cubo de obra.',
  ),
  enfants: [
    {
      code: 'vis-a-bois',
      libelle: texte('Vis à bois', 'Wood screws', 'Tornillos para madera'),
      enfants: [
        {
          code: 'vis-agglo-panneau',
          libelle: texte('Agglo et panneau', 'Chipboard and panel', 'Aglomerado y tablero'),
          enfants: [
            {
              code: 'vis-bois-tete-fraisee',
              libelle: texte('Tête fraisée', 'Countersunk head', 'Cabeza avellanada'),
            },
            {
              code: 'vis-bois-tete-ronde',
              libelle: texte('Tête ronde', 'Pan head', 'Cabeza alomada'),
            },
            {
              code: 'vis-bois-seau',
              libelle: texte('En seau de chantier', 'Site tubs', 'En cubo de obra'),
            },
          ],
        },
        {
          code: 'vis-bois-inox',
          libelle: texte('Vis à bois inox', 'Stainless wood screws', 'Tornillos para madera inox'),
        },
        {
          code: 'vis-parquet-lambris',
          libelle: texte('Parquet et lambris', 'Flooring and cladding', 'Parqué y friso'),
        },
      ],
    },
    {
      code: 'vis-terrasse-bardage',
      libelle: texte(
        'Vis terrasse et bardage',
        'Decking and cladding screws',
        'Tarima y revestimiento',
      ),
      enfants: [
        {
          code: 'vis-terrasse',
          libelle: texte('Vis terrasse', 'Decking screws', 'Tornillos para tarima'),
        },
        {
          code: 'vis-bardage',
          libelle: texte('Vis bardage', 'Cladding screws', 'Tornillos para revestimiento'),
        },
      ],
    },
    {
      code: 'vis-charpente',
      libelle: texte('Vis charpente', 'Structural timber screws', 'Tornillos para estructuras'),
      enfants: [
        {
          code: 'vis-charpente-tete-disque',
          libelle: texte('Tête disque', 'Flange head', 'Cabeza de arandela'),
        },
        {
          code: 'vis-charpente-tete-fraisee',
          libelle: texte('Tête fraisée', 'Countersunk head', 'Cabeza avellanada'),
        },
        { code: 'tirefonds', libelle: texte('Tirefonds', 'Coach screws', 'Tirafondos') },
      ],
    },
    {
      code: 'vis-plaque-de-platre',
      libelle: texte('Vis placo', 'Drywall screws', 'Tornillos para placa de yeso'),
      enfants: [
        { code: 'vis-placo-boite', libelle: texte('En boîte', 'Loose, boxed', 'En caja') },
        { code: 'vis-placo-bande', libelle: texte('En bande', 'Collated', 'En tira') },
      ],
    },
    {
      code: 'vis-a-metaux',
      libelle: texte('Vis à métaux', 'Metal screws', 'Tornillos para metal'),
      enfants: [
        {
          code: 'vis-autoforeuses',
          libelle: texte('Autoforeuses', 'Self-drilling screws', 'Autotaladrantes'),
          enfants: [
            {
              code: 'vis-autoforeuses-hexagonales',
              libelle: texte('Tête hexagonale', 'Hexagon head', 'Cabeza hexagonal'),
            },
            {
              code: 'vis-autoforeuses-couverture',
              libelle: texte(
                'Couverture, rondelle étanche',
                'Roofing, sealing washer',
                'Cubierta, arandela estanca',
              ),
            },
          ],
        },
        { code: 'vis-a-tole', libelle: texte('Vis à tôle', 'Self-tapping screws', 'Rosca chapa') },
        {
          code: 'vis-chc',
          libelle: texte('Six pans creux (CHC)', 'Socket cap screws', 'Tornillos Allen'),
        },
      ],
    },
  ],
};
