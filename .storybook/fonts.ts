/** Every glyph a story draws comes from here, so that pictures are the same on every machine. Never shipped. */
import '@fontsource-variable/inter'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-jp'
import '@fontsource-variable/noto-sans-kr'
