/** Units of sale, as a price and a pack are said: « la boîte », « boîte de 200 ». */
import { texte, type Texte, type Unite } from './modele.ts';

export const UNITES: Readonly<Record<Unite, Texte>> = {
  piece: texte('pièce', 'each', 'unidad'),
  boite: texte('boîte', 'box', 'caja'),
  sachet: texte('sachet', 'bag', 'bolsa'),
  paire: texte('paire', 'pair', 'par'),
  metre: texte('mètre', 'metre', 'metro'),
  rouleau: texte('rouleau', 'roll', 'rollo'),
  cartouche: texte('cartouche', 'cartridge', 'cartucho'),
  seau: texte('seau', 'tub', 'cubo'),
  lot: texte('lot', 'set', 'juego'),
  kg: texte('kilo', 'kilo', 'kilo'),
  litre: texte('litre', 'litre', 'litro'),
  plaque: texte('plaque', 'sheet', 'placa'),
  barre: texte('barre', 'bar', 'barra'),
};
