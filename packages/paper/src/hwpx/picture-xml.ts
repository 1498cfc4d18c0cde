import type { FlowPicture } from '#flow/flow.ts';
import { element, toUnits } from '#hwpx/xml.ts';
import type { PaperLogo } from '#paper.ts';

/** The one picture of a paper, in the list of the package and wherever it stands. */
const pictureId = 'image1';

/** Hangul takes a picture for one of 96 pixels per inch, of which one has so many units. */
const unitsPerPx = 75;

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Where the bytes of the logo lie in the package. */
export const getPicturePath = ({ mediaType }: PaperLogo): string =>
  `BinData/${pictureId}.${extensions[mediaType]}`;

/** The line of the package's list that names the logo. */
export function writePictureItem(logo: PaperLogo): string {
  const { mediaType } = logo;
  // `isEmbeded` is how Hangul itself spells it.
  return element('opf:item', {
    id: pictureId,
    href: getPicturePath(logo),
    'media-type': mediaType,
    isEmbeded: 1,
  });
}

const identity = { e1: 1, e2: 0, e3: 0, e4: 0, e5: 1, e6: 0 };
const noMargin = { left: 0, right: 0, top: 0, bottom: 0 };

/** What the picture is: its pixels, how they are scaled, and which part of them is shown. */
function writeContent({ logo, widthPt, heightPt }: FlowPicture): string {
  const [width, height] = [logo.widthPx * unitsPerPx, logo.heightPx * unitsPerPx];
  const scale = { ...identity, e1: toUnits(widthPt) / width, e5: toUnits(heightPt) / height };
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return [
    element('hp:offset', { x: 0, y: 0 }),
    element('hp:orgSz', { width, height }),
    element('hp:curSz', { width: toUnits(widthPt), height: toUnits(heightPt) }),
    element('hp:flip', { horizontal: 0, vertical: 0 }),
    element('hp:rotationInfo', {
      angle: 0,
      centerX: Math.round(toUnits(widthPt) / 2),
      centerY: Math.round(toUnits(heightPt) / 2),
      rotateimage: 1,
    }),
    element(
      'hp:renderingInfo',
      {},
      element('hc:transMatrix', identity),
      element('hc:scaMatrix', scale),
      element('hc:rotMatrix', identity),
    ),
    element('hc:img', { binaryItemIDRef: pictureId, bright: 0, contrast: 0, effect: 'REAL_PIC', alpha: 0 }),
    element('hp:imgRect', {}, ...corners.map(([x = 0, y = 0], index) => element(`hc:pt${index}`, { x, y }))),
    element('hp:imgClip', { left: 0, right: width, top: 0, bottom: height }),
    element('hp:inMargin', noMargin),
    element('hp:imgDim', { dimwidth: width, dimheight: height }),
    element('hp:effects', {}),
  ].join('');
}

/** The logo as a letter of its paragraph. */
export function writePicture(picture: FlowPicture, id: number): string {
  return element(
    'hp:pic',
    {
      id,
      zOrder: 0,
      numberingType: 'PICTURE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      href: '',
      groupLevel: 0,
      instid: id,
      reverse: 0,
    },
    writeContent(picture),
    element('hp:sz', {
      width: toUnits(picture.widthPt),
      widthRelTo: 'ABSOLUTE',
      height: toUnits(picture.heightPt),
      heightRelTo: 'ABSOLUTE',
      protect: 0,
    }),
    element('hp:pos', {
      treatAsChar: 1,
      affectLSpacing: 0,
      flowWithText: 1,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo: 'PARA',
      horzRelTo: 'COLUMN',
      vertAlign: 'TOP',
      horzAlign: 'LEFT',
      vertOffset: 0,
      horzOffset: 0,
    }),
    element('hp:outMargin', noMargin),
    element('hp:shapeComment', {}, '로고'),
  );
}
