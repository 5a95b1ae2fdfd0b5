/* What the compiled engine does most, without a call.

   mypyc reaches the items of lists and checks types by functions of its library and of Python.
   Here the usual case of each is written out; everything else goes to the function itself. */

#include <Python.h>
#include "CPy.h"

#ifndef Py_GIL_DISABLED

static inline PyObject *inline_item(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list)))
        return Py_NewRef(PyList_GET_ITEM(list, place));
    return CPyList_GetItemInt64(list, place);
}

static inline PyObject *inline_item_borrowed(PyObject *list, int64_t place) {
    if (likely((uint64_t)place < (uint64_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, place);
    return CPyList_GetItemInt64Borrow(list, place);
}

static inline PyObject *inline_item_short(PyObject *list, CPyTagged place) {
    Py_ssize_t at = CPyTagged_ShortAsSsize_t(place), size = PyList_GET_SIZE(list);
    at += at < 0 ? size : 0;
    if (likely((size_t)at < (size_t)size))
        return Py_NewRef(PyList_GET_ITEM(list, at));
    return CPyList_GetItemShort(list, place);
}

static inline int inline_append(PyObject *list, PyObject *item) {
    PyListObject *own = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(own);
    if (likely(size < own->allocated)) {
        own->ob_item[size] = Py_NewRef(item);
        Py_SET_SIZE(own, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

static inline int inline_is_a(PyObject *thing, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(thing);
    if (likely(own == type || own->tp_base == type))
        return 1;
    /* A step of a game: its class, the game's own Step, and that of core. */
    if (likely(own->tp_base != NULL && own->tp_base->tp_base == type))
        return 1;
    return PyType_IsSubtype(own, type);
}

#define CPyList_GetItemInt64(list, place) inline_item(list, place)
#define CPyList_GetItemInt64Borrow(list, place) inline_item_borrowed(list, place)
#define CPyList_GetItemShort(list, place) inline_item_short(list, place)
#define PyList_Append(list, item) inline_append(list, item)
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) inline_is_a((PyObject *)(thing), type)

#endif
