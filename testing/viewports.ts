const wide = (name: string, width: number, height = 800) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : width < 1000 ? ('tablet' as const) : ('desktop' as const),
})

/** The screen sizes of common devices, and the widths named in the spec. Tests use `phone` and `desktop`. */
export const viewports = {
  phone390: wide('Phone', 390, 844),
  tablet: wide('Tablet', 768, 1024),
  desktop: wide('Desktop', 1280),
  phone: wide('Smallest phone', 320, 640),
  phone360: wide('Narrow phone', 360, 800),
  landscape: wide('Phone on its side', 844, 390),
  low: wide('Low window', 760, 680),
  wide: wide('Large desktop', 1440, 900),
  w484: wide('A dialog fills the window', 484),
  w489: wide('Two-factor fills the window', 489),
  popup: wide('A provider’s popup', 580, 400),
  w870: wide('Quick promote: preview beside the form', 870),
  w880: wide('Log in: picture beside the form', 880),
  w1050: wide('Log in: wider picture', 1050),
  w1275: wide('Quick promote: widest form', 1275),
}
