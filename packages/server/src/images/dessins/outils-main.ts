import { penche, type Dessins } from './trait.ts';

const MANCHE = 'fill="url(#p)"';

export const OUTILS_MAIN: Dessins = {
  marteau: penche(
    `<path fill="url(#b)" d="M138 116h40v168q-20 12-40 0z"/><path fill="url(#d)" d="M58 64h46l20 12h60q44-2 82 30-38-6-82 16h-60l-20 10H58z"/><path fill="url(#m)" d="M42 68h18v60H42z"/>`,
    18,
  ),
  maillet: penche(
    '<path fill="url(#b)" d="M142 132h36v152q-18 10-36 0z"/><path fill="url(#d)" d="M66 44h188q10 0 10 10v74q0 10-10 10H66q-10 0-10-10V54q0-10 10-10z"/><path d="M84 58v66M236 58v66" stroke-width="3"/>',
    18,
  ),
  tournevis: penche(
    `<path fill="url(#m)" d="M150 150h128l14 10-14 10H150z"/><path ${MANCHE} d="M34 124q-12 36 0 72 46 12 80-8h36v-56h-36q-34-20-80-8z"/><path d="M48 142h62M46 160h66M48 178h62" stroke-width="3"/>`,
  ),
  'jeu-tournevis': `<g transform="translate(-8 10)"><path fill="url(#m)" d="M72 152h14v118l-7 14-7-14zM122 152h14v100l-7 14-7-14zM172 152h14v82l-7 14-7-14zM222 152h14v66l-7 14-7-14z"/><path ${MANCHE} d="M60 52q19-10 38 0 8 44-4 70v32H64v-32q-12-26-4-70zM110 52q19-10 38 0 8 44-4 70v32h-30v-32q-12-26-4-70zM160 52q19-10 38 0 8 44-4 70v32h-30v-32q-12-26-4-70zM210 52q19-10 38 0 8 44-4 70v32h-30v-32q-12-26-4-70z"/></g>`,
  pince: penche(
    `<path ${MANCHE} d="M140 168C90 176 50 186 26 214q-8 20 12 26 44-34 108-44zM140 152C90 144 50 134 26 106q-8-20 12-26 44 34 108 44z"/><path fill="url(#m)" d="M136 122l44 20q66 0 112 18v2H188l-44 36-20-22 10-16-10-16z"/><path fill="url(#m)" d="M140 198l44-18q60 0 106-18v4q-40 36-96 38z"/><circle fill="url(#d)" cx="158" cy="160" r="13"/>`,
    -28,
  ),
  'coupe-boulon': penche(
    `<path ${MANCHE} d="M196 150L40 96q-20-4-22 10t14 20l150 48zM196 170L40 224q-20 4-22-10t14-20l150-48z"/><path fill="url(#d)" d="M180 130h44l34 14q40-14 50 8l-44 8 44 8q-10 22-50 8l-34 14h-44z"/><circle fill="url(#m)" cx="206" cy="146" r="6" stroke-width="3"/><circle fill="url(#m)" cx="206" cy="174" r="6" stroke-width="3"/>`,
    -28,
  ),
  cle: penche(
    '<path fill="url(#m)" d="M92 142h130l10-12a38 38 0 1 1 0 60l-10-12H92q-8 26-34 28l-14-16 22-16v-28L44 130l14-16q26 2 34 28z"/><circle fill="#f5f3ef" cx="256" cy="160" r="20"/><path d="M104 152h110" stroke="#fff" stroke-width="4"/>',
    -36,
  ),
  'cle-molette': penche(
    '<path fill="url(#m)" d="M130 140h146q22 0 22 20t-22 20H130q-30 40-76 30l-30-16 8-24 50 4v-28l-50 4-8-26 30-14q46-10 76 30z"/><circle fill="url(#d)" cx="112" cy="182" r="11" stroke-width="3"/><circle fill="#f5f3ef" cx="276" cy="160" r="8" stroke-width="3"/>',
    -36,
  ),
  'cle-cliquet': penche(
    `<circle fill="url(#m)" cx="66" cy="160" r="42"/><circle fill="url(#d)" cx="66" cy="160" r="17"/><path fill="url(#m)" d="M106 146h70v28h-70z"/><path ${MANCHE} d="M176 138h104q16 4 16 22t-16 22H176z"/>`,
  ),
  'cle-male':
    '<path fill="none" stroke="#454c57" stroke-width="30" stroke-linejoin="miter" d="M92 60v176q0 24 24 24h124"/><path fill="none" stroke="#bfc5ce" stroke-width="20" d="M92 60v176q0 24 24 24h124"/><path fill="none" stroke="#454c57" stroke-width="22" d="M156 60v116q0 22 22 22h84"/><path fill="none" stroke="#d7dbe1" stroke-width="13" d="M156 60v116q0 22 22 22h84"/>',
  'metre-ruban': `<path ${MANCHE} d="M60 96q0-30 30-30h92q62 0 62 62v96q0 16-16 16H76q-16 0-16-16z"/><circle fill="url(#d)" cx="148" cy="154" r="54"/><circle fill="url(#m)" cx="148" cy="154" r="34"/><path fill="#fdf6dc" d="M228 212h62v26h-62z"/><path fill="url(#m)" d="M286 204h12v46h-12z"/><path d="M240 212v10M252 212v14M264 212v10M276 212v14" stroke-width="3"/>`,
  niveau: penche(
    `<path fill="url(#m)" d="M12 126h296v68H12z"/><path d="M12 140h296M12 180h296" stroke-width="3"/><path fill="url(#p)" d="M132 142h56v36h-56z" stroke-width="3"/><path fill="#e6f2c8" d="M142 150h36v20h-36z" stroke-width="3"/><circle fill="#e6f2c8" cx="54" cy="160" r="17" stroke-width="3"/><circle fill="#e6f2c8" cx="266" cy="160" r="17" stroke-width="3"/><path d="M152 150v20M168 150v20" stroke-width="3"/>`,
    -20,
  ),
  laser:
    '<path fill="url(#d)" d="M98 112h124q14 0 14 14v96q0 14-14 14H98q-14 0-14-14v-96q0-14 14-14z"/><path fill="url(#p)" d="M98 64h124l14 48H84z"/><path fill="#f7e9e8" d="M136 78h48v24h-48z" stroke-width="3"/><path d="M40 90h84M196 90h84" stroke="#b4434a" stroke-width="4"/><path fill="url(#m)" d="M110 236h100v12H110z"/><path fill="none" stroke="#454c57" stroke-width="9" d="M126 248l-22 38M194 248l22 38M160 248v38"/>',
  'serre-joint': `<path fill="url(#m)" d="M78 34h24v252H78z"/><path d="M90 50v220" stroke-width="3" stroke-dasharray="3 8"/><path fill="url(#d)" d="M66 34h158v26q-78 4-104 40H66z"/><path fill="url(#d)" d="M66 178h150q10 0 10 12v16h-76q-26 4-34 26H66z"/><path fill="url(#m)" d="M192 126h16v92h-16z"/><path d="M192 138l16 6M192 152l16 6M192 166l16 6" stroke-width="3"/><path fill="url(#d)" d="M176 106h48v20h-48z"/><path fill="url(#b)" d="M184 214h32l6 70q-22 10-44 0z"/>`,
  etau: '<path fill="url(#p)" d="M64 92h70v72h90v-72h34v110q0 20-20 20H84q-20 0-20-20z"/><path fill="url(#m)" d="M134 92h22v62h-22zM202 92h22v62h-22z"/><path fill="url(#p)" d="M104 222h112l22 48H82z"/><path fill="url(#m)" d="M258 156h36v20h-36z"/><path fill="none" stroke="#454c57" stroke-width="9" d="M294 124v84"/>',
  cutter: penche(
    `<path ${MANCHE} d="M24 132h196l26 28v30H46q-22 0-22-22z"/><path fill="url(#m)" d="M220 140h40l44 44h-58z"/><path d="M252 142l22 40M236 142l18 40" stroke-width="3"/><path fill="url(#d)" d="M90 146h70v18H90z" stroke-width="3"/>`,
  ),
  scie: penche(
    '<path fill="url(#m)" d="M110 118l198 44v16l-8-10-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-8 12-8-12-12 12z"/><path fill="url(#b)" d="M26 120q52-22 92 0v76q-30 14-52 4-40 6-46-32z"/><path fill="#f5f3ef" d="M54 146q26-8 40 0v26q-32 8-40-4z" stroke-width="3"/>',
    -22,
  ),
  'scie-metaux': penche(
    '<path fill="none" stroke="#454c57" stroke-width="24" d="M84 196V116h186v80"/><path fill="none" stroke="#cfd4db" stroke-width="14" d="M84 196V116h186v80"/><path fill="url(#m)" d="M60 196h236v14H60z"/><path d="M70 210h220" stroke-width="4" stroke-dasharray="3 6"/><path fill="url(#p)" d="M14 168h62v66q-40 12-62-14z"/>',
    -20,
  ),
  'ciseau-a-bois': penche(
    '<path fill="url(#m)" d="M156 140h126l16 20-16 20H156z"/><path d="M282 140v40" stroke-width="3"/><path fill="url(#b)" d="M30 130q-10 30 0 60 52 10 98-6h30v-48h-30q-46-16-98-6z"/><path fill="url(#m)" d="M148 134h14v52h-14zM22 130h14v60H22z" stroke-width="3"/>',
  ),
  lime: penche(
    '<path fill="url(#m)" d="M120 134h156l26 26-26 26H120z"/><path d="M140 134l20 52M160 134l20 52M180 134l20 52M200 134l20 52M220 134l20 52M240 134l20 52M260 134l16 44M160 134l-20 52M180 134l-20 52M200 134l-20 52M220 134l-20 52M240 134l-20 52M260 134l-20 52" stroke-width="2"/><path fill="url(#p)" d="M26 134q-10 26 0 52 50 8 94-8v-36q-44-16-94-8z"/>',
  ),
  rabot:
    '<path fill="url(#m)" d="M28 212h264v24H28z"/><path fill="url(#b)" d="M40 212v-34h70l18-16h60l26 16h52v34z"/><path fill="url(#b)" d="M228 178q-6-70 36-86 22 8 10 30-12 24 0 56zM74 178q-22-24-6-44 24-14 38 6 8 20-8 38z"/><path fill="url(#m)" d="M132 162l34-70 22 8-22 62z"/>',
  truelle: penche(
    '<path fill="url(#m)" d="M158 112l140 48-140 48q-22-48 0-96z"/><path fill="none" stroke="#454c57" stroke-width="10" d="M150 160h-24v-26H96"/><path fill="url(#b)" d="M24 116q-10 18 0 36 40 6 76-6v-24q-36-12-76-6z"/>',
    -30,
  ),
  platoir:
    '<path fill="url(#m)" d="M24 200l52-50h220l-40 50z"/><path fill="url(#m)" d="M24 200h232v10H24zM256 200l40-50v10l-40 50z"/><path fill="none" stroke="#454c57" stroke-width="9" d="M104 172v-40M204 172v-40"/><path fill="url(#b)" d="M74 106h160q14 0 14 16t-14 16H74q-14 0-14-16t14-16z"/>',
  'couteau-enduire': penche(
    '<path fill="url(#m)" d="M150 138l130-40v124l-130-40z"/><path fill="url(#p)" d="M28 132q-10 28 0 56 62 8 124-8v-40q-62-16-124-8z"/><path d="M270 106v108" stroke-width="3"/>',
  ),
  'pistolet-mastic': penche(
    '<path fill="none" stroke="#454c57" stroke-width="10" d="M20 142h70"/><path fill="none" stroke="#454c57" stroke-width="9" d="M22 142v30"/><path fill="url(#m)" d="M86 112h178v60H86z"/><path d="M98 142h154" stroke-width="3"/><path fill="url(#p)" d="M86 112h26v60l-24 74H56l22-74z"/><path fill="none" stroke="#454c57" stroke-width="11" d="M128 172q-6 40-34 56"/><path fill="url(#m)" d="M264 134h34v16h-34z" stroke-width="3"/>',
    -14,
  ),
  'pied-de-biche':
    '<path fill="none" stroke="#454c57" stroke-width="30" d="M60 268L224 92q26-26 44 0t-2 46"/><path fill="none" stroke="#7f8996" stroke-width="20" d="M60 268L224 92q26-26 44 0t-2 46"/>',
  cordeau:
    '<path fill="url(#p)" d="M58 110q0-34 34-34h90q50 0 60 50l14 44q4 50-50 50H108q-50 0-50-50z"/><circle fill="url(#d)" cx="136" cy="150" r="44"/><path fill="none" stroke="#454c57" stroke-width="7" d="M136 150h44v26"/><path fill="none" stroke="#454c57" stroke-width="4" d="M254 186q34 6 30 52"/><path fill="url(#m)" d="M274 236h20v18h-20z" stroke-width="3"/>',
  crayon: penche(
    '<path fill="url(#p)" d="M28 136h204v48H28z"/><path fill="url(#b)" d="M232 136l56 24-56 24z"/><path fill="#2f3640" d="M268 152l22 8-22 8z"/><path d="M28 152h204M28 168h204" stroke-width="2"/>',
  ),
  carrelette:
    '<path fill="url(#d)" d="M30 214l80-36h182l-72 36z"/><path fill="url(#d)" d="M30 214h190v18H30zM220 214l72-36v18l-72 36z"/><path fill="url(#m)" d="M52 178h222v14H52zM52 158h222v10H52z"/><path fill="url(#p)" d="M130 118h44v80h-44z"/><path fill="url(#p)" d="M142 130L232 66l14 16-90 66z"/>',
};
