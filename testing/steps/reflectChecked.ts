/**
 * The virtual reader reads the attribute `checked`, which only says how a box began. Until the returned function is called, the attribute
 * says whether the box is ticked now.
 */
export function reflectChecked(): () => void {
  const own = HTMLInputElement.prototype
  const { hasAttribute, getAttribute } = Element.prototype
  own.hasAttribute = function (this: HTMLInputElement, name) {
    return name === 'checked' ? this.checked : hasAttribute.call(this, name)
  }
  own.getAttribute = function (this: HTMLInputElement, name) {
    if (name !== 'checked') return getAttribute.call(this, name)
    return this.checked ? '' : null
  }
  return () => {
    Reflect.deleteProperty(own, 'hasAttribute')
    Reflect.deleteProperty(own, 'getAttribute')
  }
}
