const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** The elements of a drawing that only draw, DOMPurify's SVG profile with `use` and plain animation, by local name. */
export const ELEMENTS = list(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image
  linearGradient radialGradient stop pattern clipPath mask marker filter style switch view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`);

/** Parts that editors write and browsers do not draw. */
export const INERT = list(`
  metadata flowRoot flowRegion flowPara flowSpan flowLine flowDiv solidcolor hatch hatchpath mesh meshgradient meshpatch
  meshrow font font-face font-face-src font-face-uri font-face-format font-face-name glyph glyphRef altGlyph
  missing-glyph hkern vkern color-profile cursor tref unknown`);

/** The properties of CSS that are attributes as well. */
const PRESENTATION = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch
  font-style font-variant font-variation-settings font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation kerning letter-spacing lighting-color line-height marker marker-end marker-mid marker-start
  mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-align text-anchor text-decoration text-rendering transform transform-box transform-origin
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode`;

/** Attributes for position and shape. */
const GEOMETRY = `
  azimuth amplitude baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode elevation exponent
  filterUnits fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix
  kernelUnitLength lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits
  method mode numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits
  points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result
  rotate rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation
  stitchTiles surfaceScale tableValues targetX targetY textLength type values viewBox width x x1 x2
  xChannelSelector y y1 y2 yChannelSelector z`;

/** Values of `attributeName` that may be animated. */
export const ANIMATED = list(PRESENTATION + GEOMETRY);

const ANIMATION = `
  accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes
  max min origin path repeatCount repeatDur restart to`;
const NAMED = `
  id class style lang tabindex role media version baseProfile zoomAndPan systemLanguage requiredFeatures
  requiredExtensions aria-label aria-labelledby aria-describedby aria-hidden focusable`;

/** The attributes of a drawing, besides addresses. */
export const ATTRIBUTES = list(PRESENTATION + GEOMETRY + ANIMATION + NAMED);
