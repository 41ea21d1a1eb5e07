/** Tree of hand tools: general tools first, then the tools of each trade. */
import { texte, type NoeudDemo } from '../../modele.ts';
import { famillesAtelierMain } from './arbre-atelier.ts';
import { famillesMetiers } from './arbre-metiers.ts';
import { famillesSerrage } from './arbre-serrage.ts';

export const arbre: NoeudDemo = {
  code: 'outillage-main',
  libelle: texte('Outillage à main', 'Hand tools', 'Herramientas manuales'),
  intro: texte(
    'Visser, serrer, frapper, couper, mesurer : l’outil à main de chaque métier, à l’unité ou en jeu.',
    'Driving, gripping, striking, cutting, measuring: the hand tools of every trade, singly or in sets.',
    'Atornillar, apretar, golpear, cortar, medir: la herramienta manual de cada oficio, suelta o en juego.',
  ),
  enfants: [...famillesSerrage, ...famillesAtelierMain, ...famillesMetiers],
};
