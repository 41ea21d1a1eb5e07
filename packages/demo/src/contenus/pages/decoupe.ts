import type { PageDemo } from '../page-demo.ts';

export const DECOUPE: PageDemo = {
  id: 15,
  rubrique: 'services',
  jours: 15,
  fr: {
    titre: `Découpe à la mesure`,
    resume: `Barres, panneaux et câbles coupés à vos cotes, avec le plan, les chutes et le prix avant de commander.`,
    texte: `Saisissez vos cotes sur la fiche d’un article sécable, [panneau](noeud:melamines), [contreplaqué](noeud:contreplaques), [plan de travail](noeud:plans-de-travail), [profilé](noeud:profiles-finitions) ou [câble](noeud:cables-fils) : le plan de coupe se dessine, avec le nombre de barres ou de panneaux, la chute la plus longue et le prix du travail.

## Écrire une liste

- Barres et câbles : 3x1200+1x800, soit trois pièces de 1 200 mm et une de 800.
- Panneaux : 2x600x400, la **première cote dans le sens du fil**. 600 × 400 n’est pas 400 × 600.
- Collez depuis un tableur : tabulations, retours à la ligne, mm, cm et m sont compris. Les décimales sont refusées, car un point ne veut pas dire la même chose partout.

| Limite | Valeur |
| --- | --- |
| pièces par liste | 500 |
| cotes différentes | 100 |
| plus petite pièce | 50 mm |
| plus grande | celle de la barre ou du panneau délignés |

## Comment nous coupons

Le trait de scie est compté entre deux pièces. Les panneaux passent à la scie à panneaux : chaque coupe traverse la pièce de part en part, et les bords sont délignés. Nous cherchons le plus petit nombre de barres ou de panneaux, puis la plus grande chute d’un seul tenant ; le plan dit quand il est prouvé qu’on ne peut pas faire mieux.

## Le prix

Vous achetez les barres ou panneaux entiers à votre prix, plus un prix par coupe, par mètre de lame et un forfait par ligne selon l’article. Les chutes vous sont livrées avec les pièces, sauf si vous les laissez à l’atelier.

## Délai et reprise

La date de la ligne, au panier, est celle des pièces coupées. Chaque pièce est étiquetée : cote, repère, chantier. **Ce qui est coupé n’est pas repris**, sauf erreur de notre part de plus d’un millimètre.

## Et aussi

Le [placage de chants](service:placage-chants), les [cylindres sur organigramme](service:cylindres) et la [gravure](service:gravure) se commandent de la même façon.`,
  },
  en: {
    titre: `Cutting to size`,
    resume: `Bars, sheets and cables cut to your sizes, with plan, offcuts and price before you order.`,
    texte: `Type your sizes on the page of an item that can be cut, a [board](noeud:melamines), [plywood](noeud:contreplaques), a [worktop](noeud:plans-de-travail), a [profile](noeud:profiles-finitions) or a [cable](noeud:cables-fils): the plan is drawn, with the number of bars or sheets, the longest offcut and the price of the work.

## Writing a list

- Bars and cables: 3x1200+1x800, that is three pieces of 1,200 mm and one of 800.
- Sheets: 2x600x400, the **first size along the grain**. 600 × 400 is not 400 × 600.
- Paste from a spreadsheet: tabs, new lines, mm, cm and m are understood. Decimals are refused, since a dot does not mean the same everywhere.

| Limit | Value |
| --- | --- |
| pieces in a list | 500 |
| different sizes | 100 |
| smallest piece | 50 mm |
| largest | the bar, or the sheet once trimmed |

## How we cut

The saw kerf is counted between pieces. Sheets go through a panel saw: every cut goes right across, and edges are trimmed. We look for the fewest bars or sheets, then for the largest offcut in one piece; the plan says when it is proven that nothing better exists.

## The price

You buy whole bars or sheets at your price, plus a price per cut, per metre of blade and a flat amount per line, depending on the item. Offcuts come with the pieces, unless you leave them to the workshop.

## Lead time and returns

The date of the line in the basket is that of the cut pieces. Every piece is labelled: size, mark, site. **What is cut is not taken back**, unless we are wrong by more than a millimetre.

## And also

[Edge banding](service:placage-chants), [master-keyed cylinders](service:cylindres) and [engraving](service:gravure) are ordered the same way.`,
  },
  es: {
    titre: `Corte a medida`,
    resume: `Barras, tableros y cables cortados a sus medidas, con plano, retales y precio antes de pedir.`,
    texte: `Escriba sus medidas en la ficha de un artículo que se puede cortar, un [tablero](noeud:melamines), [contrachapado](noeud:contreplaques), una [encimera](noeud:plans-de-travail), un [perfil](noeud:profiles-finitions) o un [cable](noeud:cables-fils): se dibuja el plano, con el número de barras o tableros, el retal más largo y el precio del trabajo.

## Escribir una lista

- Barras y cables: 3x1200+1x800, es decir, tres piezas de 1200 mm y una de 800.
- Tableros: 2x600x400, la **primera medida en el sentido de la veta**. 600 × 400 no es 400 × 600.
- Pegue desde una hoja de cálculo: tabulaciones, saltos de línea, mm, cm y m se entienden. Los decimales se rechazan, porque un punto no significa lo mismo en todas partes.

| Límite | Valor |
| --- | --- |
| piezas por lista | 500 |
| medidas distintas | 100 |
| pieza más pequeña | 50 mm |
| la más grande | la barra, o el tablero ya escuadrado |

## Cómo cortamos

El grueso de la sierra se cuenta entre piezas. Los tableros pasan por la seccionadora: cada corte va de lado a lado y los bordes se escuadran. Buscamos el menor número de barras o tableros y luego el mayor retal de una pieza; el plano dice cuándo está demostrado que no se puede mejorar.

## El precio

Compra barras o tableros enteros a su precio, más un precio por corte, por metro de hoja y una cantidad fija por línea según el artículo. Los retales llegan con las piezas, salvo que los deje en el taller.

## Plazo y devolución

La fecha de la línea en la cesta es la de las piezas cortadas. Cada pieza va etiquetada: medida, marca, obra. **Lo cortado no se devuelve**, salvo error nuestro de más de un milímetro.

## Y también

El [canteado](service:placage-chants), los [bombillos amaestrados](service:cylindres) y el [grabado](service:gravure) se piden igual.`,
  },
};
