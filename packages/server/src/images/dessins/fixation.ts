import { filet, penche, type Dessins } from './trait.ts';

export const FIXATION: Dessins = {
  vis: penche(
    `<path fill="url(#m)" d="M44 112q-7 48 0 96l40-30v-36z"/><path fill="url(#m)" d="M82 142h154l46 18-46 18H82z"/>${filet(132, 250, 134, 186)}<path d="M41 138q-2 22 0 44"/>`,
  ),
  'vis-tete-ronde': penche(
    `<path fill="url(#m)" d="M86 110v100q-46-8-46-50t46-50z"/><path fill="url(#m)" d="M86 142h150l46 18-46 18H86z"/>${filet(132, 250, 134, 186)}`,
  ),
  boulon: penche(
    `<path fill="url(#m)" d="M34 106h48v108H34l-8-27v-54z"/><path d="M28 140h54M28 180h54" stroke-width="3"/><path fill="url(#m)" d="M82 136h200v48H82z"/>${filet(150, 276, 134, 186, 13)}<path fill="url(#m)" d="M196 104h44v112h-44z"/><path d="M196 140h44M196 180h44" stroke-width="3"/>`,
  ),
  ecrou:
    '<path fill="url(#m)" d="M160 48l97 56v112l-97 56-97-56V104z"/><circle fill="#f5f3ef" cx="160" cy="160" r="52"/><path d="M119 128a52 52 0 0 1 82 0M112 152a52 52 0 0 1 12-32" stroke-width="3"/><circle cx="160" cy="160" r="66" stroke-width="3"/>',
  rondelle:
    '<ellipse fill="url(#d)" cx="160" cy="172" rx="116" ry="100"/><ellipse fill="url(#m)" cx="160" cy="158" rx="116" ry="100"/><ellipse fill="#f5f3ef" cx="160" cy="160" rx="54" ry="46"/><path d="M108 152a54 46 0 0 1 104 0" stroke-width="3"/>',
  cheville: penche(
    '<path fill="url(#p)" d="M40 116h18v14h196l26 30-26 30H58v14H40z"/><path d="M92 160h176M120 130v-10M146 130v-10M172 130v-10M198 130v-10M120 190v10M146 190v10M172 190v10M198 190v10"/>',
  ),
  goujon: penche(
    `<path fill="url(#m)" d="M30 140h206v40H30z"/>${filet(46, 120, 138, 182, 12)}<path fill="url(#m)" d="M90 110h34v100H90z"/><path d="M90 142h34M90 178h34" stroke-width="3"/><path fill="url(#d)" d="M126 98h14v124h-14z"/><path fill="url(#m)" d="M202 134h52l34-10v72l-34-10h-52z"/><path d="M216 134v52M254 134v52" stroke-width="3"/>`,
  ),
  clou: penche(
    '<path fill="url(#m)" d="M34 122h12v76H34z"/><path fill="url(#m)" d="M46 150h206l36 10-36 10H46z"/><path d="M62 150v20M74 150v20M86 150v20" stroke-width="3"/>',
  ),
  'clous-en-bande': penche(
    '<path fill="url(#m)" d="M70 58h22v10l-6 4v166l-5 16-5-16V72l-6-4zM108 58h22v10l-6 4v166l-5 16-5-16V72l-6-4zM146 58h22v10l-6 4v166l-5 16-5-16V72l-6-4zM184 58h22v10l-6 4v166l-5 16-5-16V72l-6-4zM222 58h22v10l-6 4v166l-5 16-5-16V72l-6-4z" stroke-width="3"/><path fill="url(#p)" d="M60 104h196v14H60zM60 164h196v14H60z" stroke-width="3"/>',
    -18,
  ),
  agrafe:
    '<path fill="url(#m)" d="M72 92h150v28h-14l-6 132-8-14V120h-92v118l-8 14-6-132H72z"/><path fill="url(#m)" d="M112 66h150v28h-14l-6 132-8-14V94h-92v118"/>',
  'tige-filetee': penche(
    `<path fill="url(#m)" d="M14 138h292v44H14z"/>${filet(28, 304, 136, 184, 12)}`,
  ),
  rivet: penche(
    '<path fill="url(#m)" d="M96 108q-22 52 0 104z"/><path fill="url(#m)" d="M96 134h80v52H96z"/><path fill="url(#d)" d="M176 150h120v20H176z"/><path fill="url(#m)" d="M40 150h44v20H40z"/>',
  ),
  equerre:
    '<path fill="url(#m)" d="M64 50l44-14v186l-44 40z"/><path fill="url(#m)" d="M64 262l44-40h164l-40 40z"/><path d="M108 36v186h164" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><ellipse cx="85" cy="86" rx="9" ry="12"/><ellipse cx="85" cy="132" rx="9" ry="12"/><ellipse cx="85" cy="178" rx="9" ry="12"/><ellipse cx="136" cy="242" rx="14" ry="8"/><ellipse cx="180" cy="242" rx="14" ry="8"/><ellipse cx="224" cy="242" rx="14" ry="8"/></g>',
  sabot:
    '<path fill="url(#m)" d="M40 66h54v140h132V66h54v104h-30v64H70v-64H40z"/><path d="M94 66v140h132V66" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><circle cx="66" cy="92" r="8"/><circle cx="66" cy="126" r="8"/><circle cx="254" cy="92" r="8"/><circle cx="254" cy="126" r="8"/><circle cx="132" cy="220" r="6"/><circle cx="188" cy="220" r="6"/></g>',
  'bande-perforee':
    '<path fill="url(#m)" d="M150 250a92 92 0 1 1 92-92v102h-30V158a62 62 0 1 0-62 62z"/><path fill="url(#m)" d="M150 250v-30h130v30z"/><g fill="#f5f3ef" stroke-width="3"><circle cx="172" cy="235" r="7"/><circle cx="206" cy="235" r="7"/><circle cx="240" cy="235" r="7"/><circle cx="73" cy="158" r="7"/><circle cx="97" cy="103" r="7"/><circle cx="150" cy="81" r="7"/><circle cx="204" cy="103" r="7"/><circle cx="97" cy="212" r="7"/></g>',
  crochet:
    '<path fill="none" stroke="#454c57" stroke-width="26" d="M160 40v92a62 62 0 1 1-62 62"/><path fill="none" stroke="#cfd4db" stroke-width="17" d="M160 40v92a62 62 0 1 1-62 62"/><path d="M146 52l28 8M146 68l28 8M146 84l28 8M146 100l28 8" stroke-width="4"/>',
  collier:
    '<path fill="url(#m)" d="M160 66a100 100 0 1 0 70 172l-18-18a74 74 0 1 1 22-52l26 2a100 100 0 0 0-26-70z"/><path fill="url(#m)" d="M200 60h78v58h-78z"/><path d="M216 60v58M262 60v58M278 78h22v22h-22" stroke-width="3"/><path d="M78 150l22 4M80 176l22-2M88 204l20-10M104 226l16-16M126 242l10-20" stroke-width="3"/>',
  'collier-nylon':
    '<circle fill="none" stroke="#454c57" stroke-width="26" cx="142" cy="136" r="88"/><circle fill="none" stroke="#6f8fb8" stroke-width="17" cx="142" cy="136" r="88"/><path d="M66 100l14 6M58 128l16 1M60 156l15-5M72 184l13-9M94 206l9-13M122 218l4-15M152 219l-2-15" stroke-width="3"/><path fill="none" stroke="#454c57" stroke-width="24" d="M208 202l78 78"/><path fill="none" stroke="#6f8fb8" stroke-width="15" d="M208 202l78 78"/><path fill="url(#p)" d="M178 206l34-34 34 34-34 34z"/>',
  'seau-de-vis':
    '<path fill="url(#c)" d="M62 104h196l-20 172H82z"/><path fill="url(#p)" d="M70 168h180l-6 58H76z" stroke-width="3"/><path fill="url(#m)" d="M52 84h216v24H52z"/><path fill="none" d="M58 92C70 20 250 20 262 92"/><path d="M112 196l76-8M188 182v12" stroke="#fff" stroke-width="7"/>',
};
