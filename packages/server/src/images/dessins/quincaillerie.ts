import { penche, type Dessins } from './trait.ts';

export const QUINCAILLERIE: Dessins = {
  charniere:
    '<circle fill="url(#m)" cx="96" cy="180" r="64"/><circle cx="96" cy="180" r="46" stroke-width="3"/><path fill="url(#m)" d="M74 104h44v30H74zM74 226h44v30H74z"/><path fill="url(#m)" d="M130 140l52-34h104v62H196l-44 40z"/><path d="M182 106l14 62M226 106v62" stroke-width="3"/><g fill="url(#d)" stroke-width="3"><circle cx="208" cy="138" r="10"/><circle cx="258" cy="138" r="10"/><circle cx="96" cy="119" r="6"/><circle cx="96" cy="241" r="6"/></g>',
  embase:
    '<path fill="url(#m)" d="M56 128h208v64H56z"/><path fill="url(#m)" d="M126 58h68v70h-68zM126 192h68v70h-68z"/><path fill="url(#m)" d="M84 138h152v44H84z" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><circle cx="160" cy="88" r="14"/><circle cx="160" cy="232" r="14"/></g><path d="M150 160h20" />',
  paumelle:
    '<path fill="url(#m)" d="M40 66h100v188H40zM180 66h100v188H180z"/><path fill="url(#d)" d="M140 44h40v54h-40zM140 152h40v54h-40z"/><path fill="url(#m)" d="M140 98h40v54h-40zM140 206h40v70h-40z"/><g fill="#f5f3ef" stroke-width="3"><circle cx="76" cy="104" r="10"/><circle cx="104" cy="160" r="10"/><circle cx="76" cy="216" r="10"/><circle cx="244" cy="104" r="10"/><circle cx="216" cy="160" r="10"/><circle cx="244" cy="216" r="10"/></g>',
  penture: penche(
    '<path fill="url(#d)" d="M24 124h34v72H24z"/><path fill="url(#d)" d="M58 136h196q28 0 40 24-12 24-40 24H58z"/><g fill="#f5f3ef" stroke-width="3"><circle cx="92" cy="160" r="9"/><circle cx="150" cy="160" r="9"/><circle cx="208" cy="160" r="9"/><circle cx="258" cy="160" r="9"/></g>',
    -20,
  ),
  coulisse: penche(
    '<path fill="url(#d)" d="M20 132h176v56H20z"/><path fill="url(#m)" d="M66 140h180v40H66z"/><path fill="url(#m)" d="M118 148h184v24H118z"/><g fill="#f5f3ef" stroke-width="3"><circle cx="42" cy="160" r="7"/><circle cx="142" cy="160" r="5"/><circle cx="214" cy="160" r="5"/><circle cx="276" cy="160" r="5"/></g>',
    -24,
  ),
  tiroir:
    '<path fill="url(#b)" d="M84 92h184l-28 56H48z"/><path fill="url(#d)" d="M98 104h146l-18 36H72z" stroke-width="3"/><path fill="url(#m)" d="M240 148l28-56v78l-28 68z"/><path fill="url(#c)" d="M32 148h220v94H32z"/><path fill="url(#m)" d="M100 176h84v16h-84z"/>',
  'poignee-meuble': penche(
    '<path fill="url(#m)" d="M56 122h34v70H56zM230 122h34v70h-34z"/><path fill="url(#m)" d="M28 96h264q14 0 14 20t-14 20H28q-14 0-14-20t14-20z"/><path d="M30 108h258" stroke="#fff" stroke-width="4"/>',
    -28,
  ),
  bouton:
    '<ellipse fill="url(#d)" cx="160" cy="240" rx="54" ry="22"/><path fill="url(#m)" d="M134 170h52l12 66q-38 20-76 0z"/><ellipse fill="url(#m)" cx="160" cy="122" rx="92" ry="66"/><path d="M92 112q18-40 66-42" stroke="#fff" stroke-width="6"/>',
  bequille:
    '<path fill="url(#m)" d="M50 40h76v240H50z"/><path fill="url(#d)" d="M78 196a11 11 0 1 1 20 0l6 34H72z" stroke-width="3"/><circle fill="url(#m)" cx="88" cy="112" r="30"/><path fill="url(#m)" d="M88 92h172q28 0 28 22 0 18-22 18H88z"/><path d="M100 102h160" stroke="#fff" stroke-width="4"/>',
  cylindre:
    '<path fill="url(#m)" d="M36 92h190q10 0 10 10v48q0 10-10 10h-8v58q0 22-27 22t-27-22v-58h-66v58q0 22-27 22t-27-22v-58h-8q-10 0-10-10v-48q0-10 10-10z"/><path fill="url(#d)" d="M116 76h30v102h-30z"/><path d="M46 108h60M158 108h64" stroke="#fff" stroke-width="5"/><path fill="url(#m)" d="M236 114h22v24h-22z" stroke-width="3"/><path fill="url(#m)" d="M258 126a26 30 0 1 1 20 30q-20-4-20-30z"/><circle fill="#f5f3ef" cx="290" cy="126" r="9" stroke-width="3"/>',
  serrure:
    '<path fill="url(#m)" d="M86 70h150v180H86z"/><path fill="url(#m)" d="M58 40h28v240H58z"/><path fill="url(#d)" d="M36 122l22-14v40H36z"/><path fill="url(#m)" d="M40 188h18v44H40z"/><path fill="#f5f3ef" d="M168 106h22v22h-22z" stroke-width="3"/><path fill="#f5f3ef" d="M166 186a13 13 0 1 1 26 0l-3 36h-20z" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><circle cx="72" cy="60" r="6"/><circle cx="72" cy="260" r="6"/></g>',
  cadenas:
    '<path fill="none" stroke="#454c57" stroke-width="36" d="M104 150v-34a56 56 0 0 1 112 0v34"/><path fill="none" stroke="#cfd4db" stroke-width="26" d="M104 150v-34a56 56 0 0 1 112 0v34"/><path fill="url(#p)" d="M66 144h188q10 0 10 10v106q0 20-20 20H76q-20 0-20-20V154q0-10 10-10z"/><path d="M66 166h188M66 186h188" stroke-width="3"/><path fill="url(#d)" d="M146 218a14 14 0 1 1 28 0l-4 34h-20z" stroke-width="3"/>',
  targette: penche(
    '<path fill="url(#m)" d="M30 104h196v112H30z"/><path fill="url(#d)" d="M20 140h280v40H20z"/><path fill="url(#m)" d="M64 124h34v72H64zM160 124h34v72h-34z"/><circle fill="url(#m)" cx="130" cy="130" r="18"/><g fill="#f5f3ef" stroke-width="3"><circle cx="46" cy="120" r="6"/><circle cx="46" cy="200" r="6"/><circle cx="210" cy="120" r="6"/><circle cx="210" cy="200" r="6"/></g>',
    -16,
  ),
  'ferme-porte':
    '<path fill="url(#m)" d="M40 166h200q14 0 14 14v44q0 14-14 14H40q-14 0-14-14v-44q0-14 14-14z"/><path fill="url(#d)" d="M128 150h36v18h-36z"/><path fill="url(#m)" d="M146 150L266 78l14 16-118 70z"/><path fill="url(#d)" d="M252 56h40v36h-40z"/><path d="M50 186h130" stroke="#fff" stroke-width="5"/>',
  'barre-antipanique': penche(
    '<path fill="url(#d)" d="M20 112h44v96H20zM256 112h44v96h-44z"/><path fill="url(#p)" d="M64 138h192v44H64z"/><path d="M72 150h176" stroke="#fff" stroke-width="5"/>',
    -14,
  ),
  'pied-de-meuble':
    '<path fill="url(#m)" d="M92 52h136v24H92z"/><path fill="url(#m)" d="M128 76h64l-10 150h-44z"/><path fill="url(#d)" d="M112 226h96v18h-96z"/><path fill="url(#m)" d="M100 244h120l10 22H90z"/><path d="M142 88l6 128" stroke="#fff" stroke-width="5"/>',
  roulette:
    '<path fill="url(#m)" d="M92 44h136v24H92z"/><path fill="url(#m)" d="M126 68h76l22 120-40 20-44-52z"/><circle fill="url(#d)" cx="184" cy="208" r="72"/><circle fill="url(#m)" cx="184" cy="208" r="38"/><circle fill="url(#d)" cx="184" cy="208" r="11"/>',
  'verin-a-gaz': penche(
    '<circle fill="url(#m)" cx="34" cy="160" r="16"/><path fill="url(#d)" d="M48 138h150v44H48z"/><path fill="url(#m)" d="M198 150h82v20h-82z"/><circle fill="url(#m)" cx="290" cy="160" r="16"/><path d="M58 150h130" stroke="#fff" stroke-width="4"/>',
  ),
  'boite-aux-lettres':
    '<path fill="url(#p)" d="M64 62q96-34 192 0v206H64z"/><path fill="url(#d)" d="M96 96h128v22H96z" stroke-width="3"/><path fill="url(#p)" d="M84 140h152v106H84z" stroke-width="3"/><circle fill="url(#m)" cx="216" cy="192" r="11" stroke-width="3"/>',
  plaque:
    '<path fill="url(#c)" d="M58 78h204v164H58z"/><path fill="url(#p)" d="M160 108l58 100H102z"/><path d="M160 140v32M160 190v1" stroke="#fff" stroke-width="10"/>',
};
