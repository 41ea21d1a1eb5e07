import type { Dessins } from './trait.ts';

export const MACHINES: Dessins = {
  'perceuse-visseuse':
    '<path fill="url(#d)" d="M222 96h30v52h-30z"/><path fill="url(#m)" d="M252 106h22l10 8v16l-10 8h-22zM284 116h22v12h-22z"/><path fill="url(#p)" d="M58 84q0-18 18-18h124q22 0 22 22v66q0 14-14 14h-50l14 70H96l-14-74q-24-4-24-30z"/><path fill="url(#d)" d="M106 168h46l10 52h-46z" stroke-width="3"/><path fill="url(#d)" d="M72 238h126q10 0 10 10v22q0 10-10 10H72q-10 0-10-10v-22q0-10 10-10z"/><path fill="url(#d)" d="M156 172q14 4 12 24h-14z" stroke-width="3"/><path d="M80 92v34M94 88v38M108 88v38" stroke-width="4"/>',
  perforateur:
    '<path fill="url(#p)" d="M60 90q0-20 20-20h120v84H126l-14 84q-8 20-34 12-20-6-14-28l10-60q-14-6-14-28z"/><path fill="url(#d)" d="M200 78h44v70h-44z"/><path fill="url(#m)" d="M244 96h22v34h-22z"/><path fill="url(#m)" d="M266 106h44v14h-44z" stroke-width="3"/><path fill="url(#d)" d="M206 148h30v62q-15 12-30 0z"/><path fill="url(#d)" d="M84 128q26 0 26 8l-16 82q-20 8-24-6l12-64z" stroke-width="3"/><path d="M140 88v40M154 88v40M168 88v40" stroke-width="4"/>',
  meuleuse:
    '<path fill="url(#p)" d="M30 128q0-20 24-20h126v66H54q-24 0-24-20z"/><path fill="url(#d)" d="M54 116h74v50H54z" stroke-width="3"/><path fill="url(#m)" d="M180 98h62q12 0 12 12v62h-74z"/><path fill="url(#d)" d="M206 58h24v42h-24z"/><path fill="url(#d)" d="M176 178q40-30 116 0l6 14H168z"/><ellipse fill="url(#d)" cx="234" cy="206" rx="72" ry="15"/><path d="M146 118v44M160 118v44" stroke-width="4"/>',
  'scie-circulaire':
    '<path fill="url(#m)" d="M30 226h262v16H30z"/><circle fill="url(#m)" cx="182" cy="200" r="74"/><path d="M182 126l6 10M236 150l-4 12M256 200l-12 2M128 150l6 10" stroke-width="4"/><circle fill="url(#d)" cx="182" cy="200" r="15"/><path fill="url(#p)" d="M92 206a90 90 0 0 1 180-14h-40a52 52 0 0 0-100 14z"/><path fill="url(#p)" d="M40 96q64-34 126 4l-14 34q-40-22-72-6l-8 58H44z"/><path fill="url(#m)" d="M30 226h262v16H30z"/>',
  'scie-plongeante':
    '<path fill="url(#m)" d="M24 232h272v14H24zM60 218h200v14H60z"/><path fill="url(#p)" d="M70 218q-6-120 104-124 86 8 86 124z"/><circle fill="url(#d)" cx="166" cy="170" r="30"/><path fill="url(#p)" d="M46 122q42-60 132-42l-8 30q-60-12-88 30l-10 36H46z"/><path d="M206 138h32M206 152h36M206 166h38" stroke-width="4"/>',
  'scie-sauteuse':
    '<path fill="url(#m)" d="M56 214h200v18H56z"/><path fill="url(#p)" d="M44 96q40-38 120-34h62q22 4 22 34v64q0 12-14 12h-84q-4-44-44-50-20 2-24 40 0 22-16 22-22 0-22-24z"/><path fill="url(#m)" d="M190 172h54v42h-54z"/><path fill="url(#m)" d="M212 232h16l-4 56-12-10z"/><path d="M176 82v36M190 82v36M204 82v36" stroke-width="4"/>',
  'scie-sabre':
    '<path fill="url(#p)" d="M24 126q0-26 26-26h124l36 16v52h-92q-4 48-42 54-42 0-52-40z"/><path fill="#f5f3ef" d="M54 152q20-10 44 4 0 34-26 40-18-10-18-44z" stroke-width="3"/><path fill="url(#d)" d="M210 118h30v48h-30z"/><path fill="url(#m)" d="M240 132h66l-8 18h-58z"/><path d="M244 150h52" stroke-width="4" stroke-dasharray="4 5"/><path d="M130 116h34M130 130h34" stroke-width="4"/>',
  'scie-onglet':
    '<path fill="url(#m)" d="M44 236h232v26H44z"/><path fill="url(#m)" d="M60 212h84v24H60zM184 212h76v24h-76z"/><circle fill="url(#m)" cx="174" cy="148" r="74"/><path fill="url(#p)" d="M92 152a82 82 0 0 1 164-16h-40a44 44 0 0 0-84 16z"/><path fill="url(#p)" d="M178 56h84q20 4 18 28-14 18-38 8h-60z"/><circle fill="url(#d)" cx="174" cy="148" r="15"/><path fill="url(#d)" d="M62 160l32-20 14 76H78z"/>',
  ponceuse:
    '<path fill="url(#p)" d="M92 96q0-36 68-36t68 36q0 24-20 34v38h-96v-38q-20-10-20-34z"/><path fill="url(#d)" d="M104 92q56-34 112 0v20q-56-26-112 0z" stroke-width="3"/><path fill="url(#d)" d="M100 168h120v24H100z"/><path fill="url(#m)" d="M62 192h196q10 0 10 20H52q0-20 10-20z"/><path fill="url(#b)" d="M52 212h216v14H52z"/><path fill="url(#d)" d="M212 140l64 10v20l-60 2z"/>',
  'ponceuse-girafe':
    '<circle fill="url(#d)" cx="92" cy="92" r="62"/><circle fill="url(#m)" cx="92" cy="92" r="40"/><circle fill="url(#p)" cx="92" cy="92" r="15"/><path fill="url(#m)" d="M126 110l128 128-18 18L108 128z"/><path fill="url(#p)" d="M226 210l62 62q-6 22-30 20l-58-56z"/>',
  'rabot-electrique':
    '<path fill="url(#m)" d="M26 216h268v22H26z"/><path fill="url(#p)" d="M34 216q-4-74 60-80l56-48q70-14 98 22 30 40 30 106z"/><path fill="#f5f3ef" d="M150 130q50-20 76 6l6 40H128z" stroke-width="3"/><circle fill="url(#d)" cx="70" cy="142" r="24"/>',
  defonceuse:
    '<path fill="url(#p)" d="M106 44h108q12 0 12 12v92q0 12-12 12H106q-12 0-12-12V56q0-12 12-12z"/><path fill="url(#d)" d="M56 110h38v44H56zM226 110h38v44h-38z"/><path fill="url(#m)" d="M84 154h14v72H84zM222 154h14v72h-14z"/><path fill="url(#m)" d="M142 160h36v36h-36zM152 196h16v54h-16z"/><path fill="url(#m)" d="M56 226h208v18H56z"/><path d="M122 66v60M140 66v60M180 66v60M198 66v60" stroke-width="4"/>',
  'outil-multifonction':
    '<path fill="url(#p)" d="M24 132q0-22 22-22h150q24 0 30 26t-30 50H46q-22 0-22-26z"/><path fill="url(#d)" d="M66 124h90v48H66z" stroke-width="3"/><path fill="url(#m)" d="M196 178h34v26h-34z"/><path fill="url(#m)" d="M190 204h90v14h-34v42h-36v-42h-20z"/><path d="M212 260h32" stroke-width="5" stroke-dasharray="3 6"/>',
  cloueur:
    '<path fill="url(#p)" d="M72 60h74q12 0 12 12v44h84q28 4 28 34v26h-64l-48-22v62h-28l-12 40h-20V84z"/><path fill="url(#d)" d="M140 166l120 70-12 24-124-72z"/><path fill="url(#d)" d="M182 120q34 2 36 30l-36-14z" stroke-width="3"/><path fill="url(#m)" d="M86 256h28v28H86z"/>',
  compresseur:
    '<path fill="url(#p)" d="M56 176q0-34 34-34h140q34 0 34 34t-34 34H90q-34 0-34-34z"/><path fill="url(#d)" d="M104 84h76v58h-76z"/><path d="M104 98h76M104 112h76M104 126h76" stroke="#aab2bd" stroke-width="4"/><path fill="url(#m)" d="M190 104h44v38h-44z"/><circle fill="url(#c)" cx="212" cy="92" r="18" stroke-width="3"/><circle fill="url(#d)" cx="92" cy="232" r="30"/><path fill="url(#d)" d="M216 208h20v50h-20z"/><path fill="none" stroke="#454c57" stroke-width="10" d="M264 176h30V96"/>',
  groupe:
    '<path fill="none" stroke="#454c57" stroke-width="16" d="M50 248V90q0-22 22-22h176q22 0 22 22v158"/><path fill="none" stroke="#aab2bd" stroke-width="7" d="M50 248V90q0-22 22-22h176q22 0 22 22v158"/><path fill="url(#p)" d="M78 82h164v64H78z"/><path fill="url(#d)" d="M78 146h164v84H78z"/><circle fill="url(#m)" cx="124" cy="188" r="28"/><circle fill="url(#c)" cx="196" cy="176" r="13" stroke-width="3"/><path d="M176 206h44" stroke="#aab2bd" stroke-width="5"/><path fill="url(#d)" d="M40 248h48v16H40zM232 248h48v16h-48z"/>',
  aspirateur:
    '<path fill="url(#d)" d="M76 196h152v44q0 16-16 16H92q-16 0-16-16z"/><path fill="url(#p)" d="M66 108q0-52 86-52t86 52v88H66z"/><path fill="url(#m)" d="M66 152h172v16H66z" stroke-width="3"/><path fill="none" stroke="#454c57" stroke-width="20" d="M226 210c60 8 68-34 62-92-6-44-30-58-48-50"/><path fill="none" stroke="#7f8996" stroke-width="11" stroke-dasharray="6 4" stroke-linecap="butt" d="M226 210c60 8 68-34 62-92-6-44-30-58-48-50"/><circle fill="url(#d)" cx="104" cy="262" r="17"/><circle fill="url(#d)" cx="202" cy="262" r="17"/>',
  batterie:
    '<path fill="url(#d)" d="M58 130h204q14 0 14 14v96q0 14-14 14H58q-14 0-14-14v-96q0-14 14-14z"/><path fill="url(#p)" d="M82 84h156v46H82z"/><path fill="url(#m)" d="M108 70h104v20H108z" stroke-width="3"/><path fill="url(#p)" d="M128 168h64v34h-64z" stroke-width="3"/><path d="M66 226h40" stroke="#aab2bd" stroke-width="6"/>',
  chargeur:
    '<path fill="url(#d)" d="M50 150h220q14 0 14 14v74q0 14-14 14H50q-14 0-14-14v-74q0-14 14-14z"/><path fill="url(#p)" d="M94 96h132l10 54H84z"/><path fill="url(#m)" d="M116 114h88v16h-88z" stroke-width="3"/><circle fill="#8fd1a8" cx="76" cy="204" r="10" stroke-width="3"/><path d="M102 204h76" stroke="#aab2bd" stroke-width="6"/>',
  debroussailleuse:
    '<path fill="url(#p)" d="M22 58h64v52H22z"/><path fill="none" stroke="#454c57" stroke-width="15" d="M84 96l146 140"/><path fill="none" stroke="#bfc5ce" stroke-width="7" d="M84 96l146 140"/><path fill="none" stroke="#454c57" stroke-width="11" d="M120 132l44-44h26"/><path fill="url(#p)" d="M206 206q40-8 58 26l-50 30z"/><ellipse fill="url(#d)" cx="238" cy="252" rx="26" ry="12"/><path d="M214 258l-34 16M262 258l34 14" stroke-width="4"/>',
  'taille-haie':
    '<path fill="url(#p)" d="M34 106q4-40 56-40 60 0 60 56v40q-10 24-46 24H58q-24-4-24-30z"/><path fill="#f5f3ef" d="M62 104q30-18 56 0v32H62z" stroke-width="3"/><path fill="url(#m)" d="M146 148h156v24H146z"/><path d="M160 148v-12M180 148v-12M200 148v-12M220 148v-12M240 148v-12M260 148v-12M280 148v-12M160 172v12M180 172v12M200 172v12M220 172v12M240 172v12M260 172v12M280 172v12" stroke-width="6"/>',
  tronconneuse:
    '<path fill="url(#m)" d="M140 140h146q20 0 20 20t-20 20H140z"/><path d="M140 134h148q26 2 26 26t-26 26H140" stroke-width="4" stroke-dasharray="6 6"/><path fill="url(#p)" d="M28 108q0-26 28-26h76q24 0 24 26v100q0 22-24 22H52q-24 0-24-22z"/><path fill="none" stroke="#454c57" stroke-width="13" d="M46 84q40-52 108-6v50"/><path d="M54 190h72M54 206h72" stroke-width="4"/>',
  souffleur:
    '<path fill="url(#p)" d="M38 116q8-56 74-54 58 6 58 62l-10 44q-20 24-60 20-54-4-62-72z"/><path fill="#f5f3ef" d="M72 98q30-18 60 2l-6 26H82z" stroke-width="3"/><path fill="url(#d)" d="M150 140l132 58q16 24-2 48-14 2-22-4L128 186z"/>',
  palan:
    '<path fill="none" stroke="#454c57" stroke-width="11" d="M160 82V60a18 18 0 1 1 22-18"/><path fill="url(#p)" d="M84 82h152q14 0 14 14v62q0 14-14 14H84q-14 0-14-14V96q0-14 14-14z"/><circle fill="url(#d)" cx="160" cy="126" r="28"/><path fill="none" stroke="#454c57" stroke-width="8" stroke-dasharray="12 7" d="M130 172v60M190 172v40"/><path fill="none" stroke="#454c57" stroke-width="12" d="M130 236v14a22 22 0 1 1-24 22"/>',
  betonniere:
    '<path fill="url(#p)" d="M88 88l44-36h76l30 66-34 84h-86l-40-62z"/><ellipse fill="url(#d)" cx="170" cy="54" rx="40" ry="14"/><path d="M82 138h154" stroke-width="5"/><path fill="none" stroke="#454c57" stroke-width="12" d="M72 116v138M72 254h176M248 118v136"/><circle fill="url(#d)" cx="92" cy="262" r="24"/><circle fill="url(#m)" cx="270" cy="120" r="24"/>',
};
