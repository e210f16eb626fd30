const wide = (name: string, width: number, height = 800) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : width < 1000 ? ('tablet' as const) : ('desktop' as const),
})

/** The screen sizes of common devices, and the widths named in the spec. Tests use `phone` and `desktop`. */
export const viewports = {
  phone: wide('Phone 320', 320, 640),
  phone360: wide('Phone 360', 360, 800),
  phone390: wide('Phone 390', 390, 844),
  landscape: wide('Phone, landscape 844', 844, 390),
  popup: wide('Popup 580', 580, 400),
  low: wide('Low window 760', 760, 680),
  tablet: wide('Tablet 768', 768, 1024),
  w484: wide('Dialog 484', 484),
  w489: wide('Two-factor dialog 489', 489),
  w870: wide('Quick promote 870', 870),
  w880: wide('Sign-in 880', 880),
  w1050: wide('Sign-in 1050', 1050),
  w1275: wide('Quick promote 1275', 1275),
  desktop: wide('Desktop 1280', 1280),
  wide: wide('Desktop 1440', 1440, 900),
}
