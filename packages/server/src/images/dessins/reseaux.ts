/** Pipes, taps, cables, lights: what runs in walls and what stands at its end. */
import { penche, type Dessins } from './trait.ts';

export const RESEAUX: Dessins = {
  tube: penche(
    '<path fill="url(#m)" d="M44 116h220v88H44z"/><ellipse fill="url(#m)" cx="264" cy="160" rx="24" ry="44"/><ellipse fill="url(#d)" cx="264" cy="160" rx="14" ry="29"/><path fill="url(#m)" d="M44 116a24 44 0 0 0 0 88"/><path d="M50 134h190" stroke="#fff" stroke-width="5"/>',
  ),
  couronne:
    '<ellipse fill="url(#p)" cx="160" cy="192" rx="120" ry="74"/><ellipse fill="url(#p)" cx="160" cy="168" rx="120" ry="74"/><ellipse fill="url(#p)" cx="160" cy="144" rx="120" ry="74"/><ellipse fill="#f5f3ef" cx="160" cy="144" rx="70" ry="40"/><path d="M96 156a70 40 0 0 0 128 0" stroke-width="3"/><path fill="none" stroke="#454c57" stroke-width="17" d="M260 186c30 10 40 30 36 62"/><path fill="none" stroke="#7795bd" stroke-width="9" d="M260 186c30 10 40 30 36 62"/>',
  gaine: penche(
    '<path fill="url(#d)" d="M34 112h232v96H34z"/><path d="M52 112v96M70 112v96M88 112v96M106 112v96M124 112v96M142 112v96M160 112v96M178 112v96M196 112v96M214 112v96M232 112v96M250 112v96" stroke="#2f3640" stroke-width="4"/><ellipse fill="url(#d)" cx="266" cy="160" rx="20" ry="48"/><ellipse fill="#f5f3ef" cx="266" cy="160" rx="11" ry="32" stroke-width="3"/>',
  ),
  raccord:
    '<path fill="url(#m)" d="M64 120h92q64 0 64 64v84h-74v-70q0-18-18-18H64z"/><path fill="url(#m)" d="M40 106h30v88H40zM132 256h102v28H132z"/><path d="M52 106v88M132 270h102" stroke-width="3"/><path d="M78 134h78q46 0 50 46" stroke="#fff" stroke-width="5"/>',
  siphon:
    '<path fill="url(#c)" d="M96 36h60v112a24 24 0 0 0 48 0v-20h92v50h-48v10a74 74 0 0 1-148 0z" transform="translate(-10 40)"/><path fill="url(#m)" d="M76 66h80v24H76zM274 158h22v72h-22z"/>',
  vanne:
    '<path fill="url(#m)" d="M40 148h48l22-16h100l22 16h48v72h-48l-22 16H110l-22-16H40z"/><path fill="url(#m)" d="M52 148v72M268 148v72" stroke-width="3"/><circle fill="url(#m)" cx="160" cy="184" r="34"/><path fill="url(#d)" d="M146 96h28v40h-28z"/><path fill="url(#p)" d="M150 72h122q14 0 14 16t-14 16H150q-18 0-18-16t18-16z"/>',
  robinet:
    '<path fill="url(#m)" d="M118 260h84v20h-84z"/><path fill="url(#m)" d="M128 120h64v140h-64z"/><path fill="url(#m)" d="M144 132C120 70 60 76 44 136l34 14c6-30 34-30 46 6z"/><path fill="url(#m)" d="M36 136h48v18H36z"/><path fill="url(#m)" d="M132 92q28-18 56 0l4 30h-64z"/><path fill="url(#m)" d="M176 88l98-34q12 18-6 28l-86 32z"/><path d="M142 140v110" stroke="#fff" stroke-width="5"/>',
  radiateur:
    '<path fill="url(#c)" d="M38 78h244v156H38z"/><path d="M66 94v124M94 94v124M122 94v124M150 94v124M178 94v124M206 94v124M234 94v124" stroke-width="3"/><path fill="url(#m)" d="M258 234h18v30h-18zM52 234h18v30H52z"/><path fill="url(#m)" d="M282 206h20v24h-20z" stroke-width="3"/>',
  'seche-serviettes':
    '<path fill="none" stroke="#454c57" stroke-width="20" d="M88 40v240M232 40v240"/><path fill="none" stroke="#eef0f2" stroke-width="12" d="M88 40v240M232 40v240"/><path fill="none" stroke="#454c57" stroke-width="14" d="M88 70h144M88 96h144M88 122h144M88 168h144M88 194h144M88 240h144M88 264h144"/><path fill="none" stroke="#e4e6e9" stroke-width="7" d="M88 70h144M88 96h144M88 122h144M88 168h144M88 194h144M88 240h144M88 264h144"/>',
  'chauffe-eau':
    '<path fill="url(#c)" d="M88 66q0-30 72-30t72 30v174q0 26-72 26t-72-26z"/><path d="M88 84q72 30 144 0" stroke-width="3"/><path fill="url(#d)" d="M130 214h60v22h-60z" stroke-width="3"/><path fill="url(#p)" d="M124 264h16v30h-16z" stroke-width="3"/><path fill="url(#m)" d="M180 264h16v30h-16z" stroke-width="3"/><path d="M108 96v110" stroke="#fff" stroke-width="6"/>',
  sanitaire:
    '<path fill="url(#c)" d="M196 48h76v104h-76z"/><path fill="url(#c)" d="M48 136h190q2 78-66 96v44H104v-40q-54-24-56-100z"/><path fill="url(#c)" d="M40 118h202q10 0 10 14t-10 14H40q-12 0-12-14t12-14z"/><path fill="url(#m)" d="M220 62h28v12h-28z" stroke-width="3"/>',
  ventilation:
    '<circle fill="url(#c)" cx="160" cy="160" r="116"/><circle cx="160" cy="160" r="92" stroke-width="3"/><path d="M80 132h160M72 150h176M72 170h176M80 188h160M96 112h128M96 208h128" stroke-width="6"/>',
  'prise-courant':
    '<path fill="url(#c)" d="M62 52h196q10 0 10 10v196q0 10-10 10H62q-10 0-10-10V62q0-10 10-10z"/><circle fill="url(#c)" cx="160" cy="160" r="76"/><circle cx="160" cy="160" r="62" stroke-width="3"/><circle fill="#2f3640" cx="130" cy="168" r="11"/><circle fill="#2f3640" cx="190" cy="168" r="11"/><circle fill="url(#m)" cx="160" cy="126" r="9" stroke-width="3"/>',
  interrupteur:
    '<path fill="url(#c)" d="M62 52h196q10 0 10 10v196q0 10-10 10H62q-10 0-10-10V62q0-10 10-10z"/><path fill="url(#c)" d="M104 94h112v132H104z"/><path d="M104 160h112" stroke-width="3"/><path fill="#e9e6e0" d="M106 162h108v62H106z" stroke="none"/>',
  'plaque-finition':
    '<path fill="url(#c)" d="M62 52h196q10 0 10 10v196q0 10-10 10H62q-10 0-10-10V62q0-10 10-10z"/><path fill="#e9e6e0" d="M96 90h128q6 0 6 6v128q0 6-6 6H96q-6 0-6-6V96q0-6 6-6z"/><path d="M66 62h180" stroke="#fff" stroke-width="5"/>',
  disjoncteur:
    '<path fill="url(#c)" d="M96 40h96v46h22v148h-22v46H96z"/><path d="M96 86h96M96 234h96" stroke-width="3"/><path fill="url(#d)" d="M118 136h52v48h-52z"/><path fill="url(#p)" d="M126 108h36v46h-36z"/><circle fill="url(#m)" cx="144" cy="62" r="11" stroke-width="3"/><circle fill="url(#m)" cx="144" cy="258" r="11" stroke-width="3"/>',
  tableau:
    '<path fill="url(#c)" d="M50 46h220v228H50z"/><path d="M70 66h180v188H70z" stroke-width="3"/><g fill="url(#d)" stroke-width="3"><path d="M92 100h136v40H92zM92 180h136v40H92z"/></g><path d="M112 100v40M132 100v40M152 100v40M172 100v40M192 100v40M212 100v40M112 180v40M132 180v40M152 180v40M172 180v40" stroke="#eceef0" stroke-width="5"/>',
  'boite-encastrement':
    '<circle fill="url(#p)" cx="160" cy="160" r="112"/><circle fill="url(#d)" cx="160" cy="160" r="84"/><circle cx="160" cy="160" r="98" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><circle cx="62" cy="160" r="7"/><circle cx="258" cy="160" r="7"/></g><path d="M132 132h56v56h-56z" stroke="#8b95a3" stroke-width="4"/>',
  borne:
    '<path fill="url(#c)" d="M68 104h184v134H68z"/><path fill="url(#c)" d="M68 104l24-36h184l-24 36z"/><path fill="url(#c)" d="M252 104l24-36v134l-24 36z"/><path fill="url(#p)" d="M86 68h36l-10 36H74zM146 68h36l-8 36h-40zM206 68h36l-8 36h-40z"/><g fill="#2f3640"><circle cx="100" cy="190" r="15"/><circle cx="160" cy="190" r="15"/><circle cx="220" cy="190" r="15"/></g>',
  goulotte: penche(
    '<path fill="url(#c)" d="M20 138h230l44-36H62z"/><path fill="url(#c)" d="M20 138h230v56H20z"/><path fill="url(#d)" d="M250 138l44-36v56l-44 36z"/><path d="M20 152h230" stroke-width="3"/>',
    -14,
  ),
  ampoule:
    '<path fill="url(#c)" d="M160 40a86 86 0 0 0-50 156q10 8 12 28h76q2-20 12-28A86 86 0 0 0 160 40z"/><path fill="url(#m)" d="M122 224h76v46l-16 16h-44l-16-16z"/><path d="M122 240h76M122 256h76" stroke-width="3"/><path d="M106 104q12-34 46-40" stroke="#fff" stroke-width="8"/>',
  spot: '<ellipse fill="url(#m)" cx="160" cy="196" rx="112" ry="56"/><ellipse fill="url(#c)" cx="160" cy="190" rx="78" ry="36"/><path fill="url(#d)" d="M96 160l14-84h100l14 84q-64-26-128 0z"/><path d="M124 78v64M148 76v60M172 76v60M196 78v64" stroke-width="3"/>',
  'dalle-led':
    '<path fill="url(#m)" d="M28 178l96-88h168l-86 88z"/><path fill="#fffdf6" d="M58 168l74-68h134l-66 68z" stroke-width="3"/><path fill="url(#m)" d="M28 178h178v14H28zM206 178l86-88v14l-86 88z"/>',
  reglette: penche(
    '<path fill="url(#c)" d="M22 128h276q10 0 10 32t-10 32H22q-10 0-10-32t10-32z"/><path fill="url(#m)" d="M22 128h24v64H22zM274 128h24v64h-24z"/><path fill="#fffdf6" d="M56 142h208v36H56z" stroke-width="3"/>',
    -26,
  ),
  'ruban-led':
    '<path fill="none" stroke="#454c57" stroke-width="32" d="M160 164a8 8 0 1 1 22 8 44 44 0 1 1 14-62 82 82 0 1 1-104 110"/><path fill="none" stroke="#f8f6f1" stroke-width="24" d="M160 164a8 8 0 1 1 22 8 44 44 0 1 1 14-62 82 82 0 1 1-104 110"/><path fill="none" stroke="#5f7fa9" stroke-width="10" stroke-dasharray="10 20" stroke-linecap="butt" d="M160 164a8 8 0 1 1 22 8 44 44 0 1 1 14-62 82 82 0 1 1-104 110"/>',
  projecteur:
    '<path fill="none" stroke="#454c57" stroke-width="12" d="M96 262V196M224 262V196M70 268h180"/><path fill="url(#d)" d="M66 66h188v134H66z"/><path fill="#fffdf6" d="M86 86h148v94H86z" stroke-width="3"/><path d="M86 110h148M86 134h148M86 158h148" stroke-width="2"/><path fill="url(#p)" d="M54 108h14v50H54zM252 108h14v50h-14z"/>',
  enrouleur:
    '<circle fill="url(#d)" cx="160" cy="152" r="102"/><circle fill="url(#p)" cx="160" cy="152" r="74"/><circle fill="url(#d)" cx="160" cy="152" r="36"/><path d="M128 152h64M160 120v64" stroke="#c9d0d9" stroke-width="6"/><path fill="none" stroke="#454c57" stroke-width="12" d="M86 232l-24 48h196l-24-48M110 66q50-44 100 0"/>',
  rallonge:
    '<ellipse fill="none" stroke="#454c57" stroke-width="22" cx="160" cy="140" rx="92" ry="66"/><ellipse fill="none" stroke="#7795bd" stroke-width="13" cx="160" cy="140" rx="92" ry="66"/><ellipse fill="none" stroke="#454c57" stroke-width="22" cx="160" cy="156" rx="92" ry="66"/><ellipse fill="none" stroke="#7795bd" stroke-width="13" cx="160" cy="156" rx="92" ry="66"/><path fill="url(#d)" d="M40 214h62v50H40z"/><path fill="url(#m)" d="M24 226h16v8H24zM24 244h16v8H24z" stroke-width="3"/><path fill="url(#d)" d="M214 218h66v52h-66z"/>',
  pile: penche(
    '<path fill="url(#p)" d="M70 108h96v104H70z"/><path fill="url(#d)" d="M166 108h92v104h-92z"/><path fill="url(#m)" d="M54 136h16v48H54z"/><path d="M82 122h72M180 122h64" stroke="#fff" stroke-width="5"/>',
  ),
};
